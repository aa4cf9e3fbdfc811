# Everything a fresh machine needs: python3, a C compiler and make. The rest is installed into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(sort $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*')) setup.py pyproject.toml
# The list of files is part of the stamp's name, so that a file taken away also leads to a new installation.
INSTALLED := $(VENV)/.installed-$(firstword $(shell echo $(SOURCES) | cksum))

.PHONY: play install test check bench laws clean

## play: set up everything and start a game (for now Mr. Jack Pocket in the terminal)
play: install
	@$(BIN)/gaslamp play mr_jack_pocket --as $${SEAT:-investigator}

## install: the environment in .venv, the compiled package, the gaslamp command
install: $(INSTALLED)

$(VENV)/.build: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet --group build
	@touch $@

$(VENV)/.tools: $(VENV)/.build
	$(BIN)/python -m pip install --quiet --group dev
	@touch $@

$(INSTALLED): $(VENV)/.build $(SOURCES)
	@rm -rf build $(VENV)/.installed-*
	$(BIN)/python -m pip install --quiet --no-build-isolation .
	@rm -rf build
	@touch $@

## test: all checks and all tests; the rules' tests run twice, uncompiled (with coverage) and compiled
test: check $(INSTALLED)
	GASLAMP_BUILD=uncompiled $(BIN)/python -m coverage run -m pytest tests/core tests/games
	$(BIN)/python -m coverage report
	GASLAMP_BUILD=compiled $(BIN)/python -m pytest -n 2 -o pythonpath=tests

## check: lint, types, layers
check: $(VENV)/.tools
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

## bench: random games, compiled and uncompiled, in one run
bench: install
	$(BIN)/gaslamp bench
	$(BIN)/gaslamp bench --pure

## laws: the laws on ten thousand random games
laws: install
	$(BIN)/gaslamp laws mr_jack_pocket --games 10000

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage* src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
