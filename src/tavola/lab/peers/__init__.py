"""Programs that measure other engines, each run by the Python that has it; none of them knows Tavola.

They answer a number of seconds on their input with one line of JSON, so that several can take turns.
"""
