"""Measuring: many games at once, benchmarks, and the peers they are compared with."""
