# Needs python3 (3.11 or newer), make and the registries that pip and npm use. Everything made lands in .venv, build
# and web/node_modules.

PYTHON  ?= python3
WORKERS ?= auto
GAME    ?= gorgasali
SEATS   ?= me,greedy,greedy,random

BIN      := .venv/bin
PIP      := $(BIN)/pip -qq --disable-pip-version-check --no-input
COMPILED := build/compiled
# What the compiled form is made from: a change in any of them makes it again.
SOURCES  := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info*' 2>/dev/null)
# The tests that run once more on the compiled form. What reads sources or settings gains nothing from it.
# NEED_COMPILED=1 makes it an error that there is no compiler, NEED_BROWSER=1 that there is no Chromium.
TWICE    := $(wildcard tests/contract tests/core tests/records tests/playthroughs tests/games tests/disks tests/table)

export PIP_ROOT_USER_ACTION := ignore
export PYTHONUTF8 := 1

.DEFAULT_GOAL := help
.PHONY: help setup compiled web play term serve test test-source test-compiled test-web-units test-browser test-long \
	test-wheel lint types format bench peers clean

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*##  *\(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

# ------------------------------------------------------------------------------------------------- the environment

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Tavola needs Python 3.11 or newer; choose one with: make PYTHON=python3.12 ..."; exit 1; }
	@echo "· making .venv"
	@$(PYTHON) -m venv .venv || { rm -rf .venv; \
		echo "python3 cannot make environments here; on Debian: apt install python3-venv"; exit 1; }

.venv/.run: pyproject.toml | $(BIN)/python
	@echo "· installing what Tavola needs to run"
	@TAVOLA_INTERPRETED=1 $(PIP) install --editable '.[fast]' \
		|| { echo "· no numba for this Python: flicks are reckoned in plain Python, slower and the same to the bit"; \
		TAVOLA_INTERPRETED=1 $(PIP) install --editable .; }
	@touch $@

.venv/.dev: .venv/.run
	@echo "· installing what its tests need"
	@TAVOLA_INTERPRETED=1 $(PIP) install --editable '.[dev]'
	@touch $@

.venv/.peers: .venv/.run
	@echo "· installing the engines that the benchmarks compare with"
	@TAVOLA_INTERPRETED=1 $(PIP) install --editable '.[bench]'
	@touch $@

# The server to compare ours with comes from npm. Without Node the benchmark of servers does without it.
build/peers/boardgame.io/.stamp: tools/peer_server.py src/tavola/lab/peers/boardgame_io/package.json | .venv/.run
	@if command -v node >/dev/null && command -v npm >/dev/null; then \
		$(BIN)/python tools/peer_server.py && touch $@; else echo "· no Node here: no server to compare ours with"; fi

setup: .venv/.dev  ## .venv with everything the tests need
peers: .venv/.peers build/peers/boardgame.io/.stamp  ## the engines and the server that `make bench` compares with

# ------------------------------------------------------------------------------------------------ the compiled form

# Made beside the tree, then put in place at once, so a game that is being played keeps its files until the end.
# build/lib* is removed first: it would bring back modules that the source no longer has.
$(COMPILED)/.stamp: $(SOURCES) setup.py pyproject.toml | .venv/.run
	@echo "· compiling the rules (the first time takes a minute or more)"
	@mkdir -p build
	@rm -rf build/lib build/lib.* build/bdist.* $(COMPILED).new
	@TAVOLA_WITHOUT_CLIENT=1 $(PIP) install --no-deps --upgrade --target $(COMPILED).new . > build/compile.log 2>&1 \
		|| { cat build/compile.log; echo "the rules could not be compiled; build/compile.log says why"; exit 1; }
	@rm -rf $(COMPILED) && mv $(COMPILED).new $(COMPILED)
	@n=$$(find $(COMPILED) -name '*.so' -path '*/tavola/*' | wc -l); \
		if [ "$$n" -gt 0 ]; then echo "· $$n modules compiled"; else echo "· no C compiler with Python's headers: interpreted (once there is one: rm -r build)"; fi
	@touch $@

compiled: $(COMPILED)/.stamp  ## the compiled form, in build/compiled

# ---------------------------------------------------------------------------------------- the client for the browser

# tools/client.py knows whether anything has changed, and fetches Node where there is none.
web: .venv/.run  ## the client for the browser, in build/web
	@$(BIN)/python tools/client.py build --fetch

# ------------------------------------------------------------------------------------------------------------ to use

# Runs tavola on the compiled form, or on the source where it cannot be compiled.
TAVOLA = form=$(COMPILED); $(MAKE) --no-print-directory compiled \
	|| { echo "· playing the interpreted form instead"; form=src; }; \
	exec env TAVOLA_CLIENT=build/web PYTHONPATH=$$form $(BIN)/python -m tavola

play: .venv/.run web  ## a game in the browser: you against three bots (GAME=, SEATS=)
	@$(TAVOLA) play $(GAME) --seats $(SEATS)

term: .venv/.run  ## the same in the terminal
	@$(TAVOLA) term $(GAME) --seats $(SEATS)

serve: .venv/.run web  ## the server, for everybody who can reach this machine's port
	@$(TAVOLA) serve

bench: .venv/.run compiled  ## the benchmarks, compiled form (after `make peers`: with the peers)
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m tavola bench
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m tavola bench server --rounds 3

# ----------------------------------------------------------------------------------------------------------- to check

test: lint types test-web-units test-source test-compiled test-browser  ## everything a change must pass, in both forms

# The tests in the browser have a round of their own: they need the built client, and gain from compiled rules.
test-source: .venv/.dev
	@echo "· tests, form: source (interpreted)"
	@TAVOLA_FORM=source $(BIN)/python -m pytest -n $(WORKERS) --ignore tests/web

test-compiled: .venv/.dev compiled
ifneq ($(TWICE),)
	@if ls $(COMPILED)/*.so >/dev/null 2>&1 || [ -n "$(NEED_COMPILED)" ]; then \
		echo "· tests, form: compiled ($(TWICE))"; \
		TAVOLA_FORM=compiled $(BIN)/python -m pytest -n $(WORKERS) $(TWICE); \
	else echo "· form: compiled: NOT TESTED, there is no C compiler here"; fi
else
	@echo "· no tests for the compiled form yet"
endif

test-web-units: .venv/.dev  ## types, lint and unit tests of web/
	@$(BIN)/python tools/client.py check --fetch

test-browser: .venv/.dev compiled web  ## games clicked in Chromium; screens in build/screens
	@form=source; ! ls $(COMPILED)/*.so >/dev/null 2>&1 || form=compiled; echo "· tests in the browser, form: $$form"; \
		TAVOLA_FORM=$$form $(BIN)/python -m pytest -n $(WORKERS) --dist loadfile tests/web

test-wheel: .venv/.dev web  ## the wheel, installed elsewhere, serves the client
	@TAVOLA_FORM=source $(BIN)/python -m pytest -m long tests/long/test_wheel.py

test-long: .venv/.dev web  ## the tests that take minutes
	@TAVOLA_FORM=source $(BIN)/python -m pytest -n $(WORKERS) -m long

lint: .venv/.dev  ## ruff
	@echo "· ruff"
	@$(BIN)/ruff check --quiet .

types: .venv/.dev  ## mypy, strict
	@echo "· mypy"
	@$(BIN)/mypy --no-error-summary

format: .venv/.dev  ## mend what ruff can mend by itself
	@$(BIN)/ruff check --quiet --fix .

clean:  ## remove everything made, .venv too
	@rm -rf .venv build dist web/node_modules src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
