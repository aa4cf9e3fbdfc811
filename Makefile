# Everything a fresh machine needs: python3, a C compiler and make. The rest is installed into .venv and web/node_modules.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STATIC := src/gaslamp/server/static
SOURCES := $(sort $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' -not -path '$(STATIC)/*')) setup.py pyproject.toml
# The list of files is part of the stamp's name, so that a file taken away also leads to a new installation.
INSTALLED := $(VENV)/.installed-$(firstword $(shell echo $(SOURCES) | cksum))
HOT := $(filter $(foreach room,core kit sisters games search bots,src/gaslamp/$(room)/%.py),$(SOURCES)) setup.py
COMPILED := $(VENV)/.compiled-$(firstword $(shell echo $(HOT) | cksum))
TYPES := web/src/lib/messages.ts
WEB := $(sort $(shell find web/src web/public -type f -not -path '$(TYPES)' -not -path 'web/src/games/mysterium/pictures/*')) $(wildcard web/*.json web/*.js web/*.html web/scripts/*.js)
ART := $(sort $(shell find art tools/art -type f -not -path '*/__pycache__/*'))
CARDS := web/src/games/mysterium/pictures
DRAWN := $(CARDS)/.drawn-$(firstword $(shell echo $(ART) | cksum))
PAGE := $(STATIC)/.built-$(firstword $(shell echo $(WEB) | cksum))

.PHONY: play install web test check pictures meaning seance ladder beliefs bench load laws soak lock audit clean

## play: set up everything and start the table in the browser, for this machine and others on its network
play: install
	@$(BIN)/gaslamp serve --lan --open

## install: the environment in .venv, the page, the compiled package, the gaslamp command
install: $(INSTALLED)

# Only what the lock names, and only if its hash is the one written there. Python itself compiles what it comes to need.
FETCH := $(BIN)/python -m pip install --quiet --no-compile --require-hashes --requirement

$(VENV)/.build: locks/build.txt
	$(PYTHON) -m venv $(VENV)
	$(FETCH) $<
	@touch $@

$(VENV)/.tools: locks/dev.txt $(VENV)/.build
	$(FETCH) $<
	@touch $@

$(VENV)/.audit: locks/audit.txt $(VENV)/.build
	$(FETCH) $<
	@touch $@

## lock: write locks/ anew from pyproject.toml; what is pinned stays as it is, unless `make lock UPGRADE=--upgrade`
LOCK := $(BIN)/uv pip compile --quiet $(UPGRADE) --universal --python-version 3.11 --generate-hashes --no-annotate --custom-compile-command "make lock"
lock: $(VENV)/.audit
	$(LOCK) --group dev --output-file locks/dev.txt
	for group in build audit node; do $(LOCK) --group $$group --constraint locks/dev.txt --output-file locks/$$group.txt || exit 1; done

## audit: known weaknesses in what we depend on, and its licences; fails, and says so, where the advisories cannot be reached
audit: $(VENV)/.audit $(VENV)/.tools web/node_modules/.ready
	$(BIN)/python tools/audit.py

web/node_modules/.ready: web/package-lock.json tools/npm.py | $(VENV)/.build
	$(BIN)/python tools/npm.py ci
	@touch $@

$(TYPES): src/gaslamp/server/messages.py src/gaslamp/server/typescript.py | $(VENV)/.build
	PYTHONPATH=src $(BIN)/python -m gaslamp.server.typescript > $@.new
	@mv $@.new $@

## web: the page, built into the package
web: $(PAGE)

$(DRAWN): $(ART) web/node_modules/.ready | $(VENV)/.build
	@rm -rf $(CARDS)
	$(BIN)/python tools/art/draw.py
	@touch $@

$(PAGE): $(WEB) $(TYPES) $(DRAWN) web/node_modules/.ready
	@rm -rf $(STATIC)
	$(BIN)/python tools/npm.py run --silent build
	@touch $@

# Apart from the wheel, which takes from build/ what is compiled: the compiler need not wait for the page, nor work for what it does not compile.
$(COMPILED): $(VENV)/.build $(HOT)
	@rm -rf build $(VENV)/.compiled-*
	$(BIN)/python setup.py --quiet build_ext --parallel 2
	@touch $@

$(INSTALLED): $(COMPILED) $(PAGE) $(SOURCES)
	@rm -rf dist $(VENV)/.installed-*
	@find build -type f -path 'build/lib*' -not -name '*.so' -delete # what is no longer in src
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	$(BIN)/python -m pip install --quiet --no-compile --no-deps --force-reinstall dist/gaslamp-*.whl
	@touch $@

$(VENV)/.chromium: tests/browser/chromium.py $(VENV)/.tools
	$(BIN)/python tests/browser/chromium.py
	@touch $@

## test: all checks and all tests; the rules' tests run twice, uncompiled (with coverage) and compiled
test: $(VENV)/.build
	@$(MAKE) --jobs 2 $(COMPILED) check install $(VENV)/.chromium # the compiler, which begins, keeps only one processor busy
	@rm -f .coverage*
	GASLAMP_BUILD=uncompiled $(BIN)/python -m coverage run -m pytest -n 2 -m "not long and not soak" tests/core tests/games
	$(BIN)/python -m coverage combine --quiet
	$(BIN)/python -m coverage report
	GASLAMP_BUILD=compiled $(BIN)/python -m pytest -n 2 --durations 10 -o pythonpath=tests

## check: lint, types, layers, the page's types
check: $(VENV)/.tools $(TYPES) $(DRAWN) web/node_modules/.ready
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	$(BIN)/python tools/npm.py run --silent check

## pictures: every page on a desk and on a phone, by night and by day, into pictures/
pictures: $(INSTALLED) $(VENV)/.chromium
	$(BIN)/python tools/pictures.py

## meaning: what each picture of Mysterium means, in numbers, from its scene files (fetches 200 MB of word models once)
meaning: $(VENV)/.tools
	$(BIN)/python tools/art/words.py
	$(BIN)/python tools/art/meaning.py
	$(BIN)/python tools/art/meaning.py --check

## seance: how well ghosts and psychics of different tempers understand each other, 400 games a cell
seance: install
	$(BIN)/python benchmarks/seance.py

## ladder: every level of the four competitive games against the next, the strongest against all; first what it costs
LADDER := --pairs 10 --processes 2
ladder: install
	for game in mr_jack mr_jack_new_york mr_jack_pocket scotland_yard; do $(BIN)/gaslamp ladder $$game $(LADDER) --dry; done
	for game in mr_jack mr_jack_new_york mr_jack_pocket scotland_yard; do \
	  $(BIN)/gaslamp ladder $$game $(LADDER) --out .cache/ladder-$$game.jsonl || exit 1; done

## beliefs: is the truth ever excluded, and what is a belief worth? All games, random and between computer players
beliefs: install
	$(BIN)/python benchmarks/beliefs.py

## bench: random games and thinking players, compiled and uncompiled, and the server, in one run
bench: install
	$(BIN)/gaslamp bench
	$(BIN)/gaslamp bench --pure
	$(BIN)/python benchmarks/belief.py
	$(BIN)/python -m benchmarks.server

## load: 1,000 connections in 200 live games at a human pace, then a power cut; on SQLite, on PostgreSQL, and there with two processes (5 minutes)
load: install $(VENV)/.tools
	$(BIN)/python -m benchmarks.load
	PYTHONPATH=tests $(BIN)/python -m benchmarks.load --db wheel
	PYTHONPATH=tests $(BIN)/python -m benchmarks.load --db wheel --processes 2

## laws: the laws on ten thousand random games of Pocket, and two thousand of each kind of Mr. Jack and Scotland Yard
laws: install
	$(BIN)/gaslamp laws mr_jack_pocket --games 10000
	$(BIN)/gaslamp laws mr_jack --games 2000
	$(BIN)/gaslamp laws mr_jack --games 2000 --option edition=first
	$(BIN)/gaslamp laws mr_jack --games 2000 --option whistle=any
	$(BIN)/gaslamp laws mr_jack_new_york --games 2000
	$(BIN)/gaslamp laws mr_jack_new_york --games 2000 --option tumblety=or
	for players in 2 4 7; do for difficulty in easy normal hard very_hard; do \
	  $(BIN)/gaslamp laws mysterium --games 500 --option players=$$players --option difficulty=$$difficulty || exit 1; done; done
	$(BIN)/gaslamp laws scotland_yard --games 2000
	$(BIN)/gaslamp laws scotland_yard --games 2000 --option detectives=2
	$(BIN)/gaslamp laws scotland_yard --games 2000 --option length=24_windows
	$(BIN)/gaslamp laws scotland_yard --games 2000 --option map=ravensburger_1983
	$(BIN)/gaslamp laws scotland_yard --games 2000 --option map=small

## soak: the tests that are too long for every day, each bounded: everything marked `soak`
soak: install
	GASLAMP_BUILD=compiled $(BIN)/python -m pytest -m soak -rP --durations 0 -o pythonpath=tests # -rP: what they counted

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage* src/*.egg-info
	rm -rf web/node_modules $(TYPES) $(STATIC) $(CARDS) .cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
