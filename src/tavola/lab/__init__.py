"""Measuring: many games, benchmarks, and the peers they are compared with."""
