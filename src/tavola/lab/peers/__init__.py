"""Programs that measure other engines, each run by the Python that has it; none of them knows Tavola.

They answer a number of seconds on their input with one line of JSON, so that several can take turns. They count
their own processor time, not the clock on the wall: what else the machine does is not their speed.
"""
