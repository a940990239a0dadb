"""Buckets that fill by themselves."""

from __future__ import annotations

from tavola.table.limits import Bucket, Limits


def test_so_much_at_once_and_then_as_it_fills() -> None:
    bucket = Bucket(2.0, 3.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]  # never more than it holds


def test_an_attempt_that_is_refused_costs_nothing() -> None:
    bucket = Bucket(1.0, 1.0)
    assert bucket.take(0.0)
    assert [bucket.take(0.9) for _ in range(50)] == [False] * 50
    assert bucket.take(1.1)


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(1.0, 1.0, 10.0)
    assert [bucket.take(10.0), bucket.take(5.0), bucket.take(10.0)] == [True, False, False]


def test_everybody_has_a_bucket_and_the_oldest_is_forgotten() -> None:
    limits = Limits(1.0, 1.0, most=2)
    assert [limits.allow(key, 0.0) for key in "aabb"] == [True, False, True, False]
    assert limits.allow("c", 0.0)
    assert len(limits) == 2
    assert [limits.allow(key, 0.0) for key in "ba"] == [False, True]  # a was forgotten, b was not
