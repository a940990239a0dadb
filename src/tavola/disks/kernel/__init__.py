"""The solver itself: functions of numbers and flat rows of numbers, the same text for CPython and for numba.

Rules of this folder, so that both forms give the same bits: only + - * / and square roots, comparisons, `for` over
ranges and `while`; no powers, no sums by library, no classes, no keyword arguments, no closures. Division by zero and
roots of negative numbers must not happen: the forms would differ there. Modules import each other only by
`from tavola.disks.kernel.x import a, b`; tavola.disks.fast puts the texts one behind the other.
"""
