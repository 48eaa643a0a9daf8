# Every command sets up what it needs: a virtual environment in .venv from a bare Python 3.11 or newer.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Two processes more than cores run tests: some of them wait for a clock.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(2 + (os.cpu_count() or 1))')
# Versions are pinned in requirements/, with their hashes; `make newest` tries the newest ones.
LOCKED ?= yes
# The page is built while the packages are fetched.
MAKEFLAGS += --jobs=2
# Else each program that a command starts compiles its modules anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal web wheel shots strips film protocol test test-all mutants lint bench bench-peers bench-server chaos docs lock newest clean

PAGE := src/trinacria/web/index.html
PAGE_SOURCES := $(shell find web src/trinacria/words src/trinacria/art -type f -not -path '*/node_modules/*' -not -path '*/generated/*' -not -path '*/.svelte-check/*' -not -name '*.py*')

help: ## say what the commands are
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: $(VENV)/installed $(PAGE) ## play in the browser: serves the tables and opens the page
	@$(BIN)/trinacria

terminal: $(VENV)/installed ## play Famiglia in the terminal
	@$(BIN)/trinacria play famiglia

web: $(PAGE) ## build the page into the package

shots: $(VENV)/installed $(VENV)/test $(PAGE) programs ## pictures of every page, in both themes and sizes, in build/shots
	@PYTHONPATH=tests $(BIN)/python tools/shots.py $(ONLY)

strips: $(VENV)/installed $(VENV)/test $(PAGE) programs ## film strips of a bot's turn, the reveal, a duel and the end, in build/strips
	@PYTHONPATH=tests $(BIN)/python tools/strips.py $(ONLY)

film: $(VENV)/installed $(VENV)/test $(PAGE) programs ## the film of a conflict in the README
	@PYTHONPATH=tests $(BIN)/python tools/film.py

# What takes a moment comes first; the rest of the checks run one after the other beside the tests.
test: suite check-types check-page check-accelerator check-speed ## check style, types, imports, every rule, and the page in a real browser

# A worker runs a file at a time, the longest first (tests/support/runs/turns.py).
.PHONY: suite check-style check-types check-page check-accelerator check-speed
suite: check-style programs $(VENV)/page-tools $(VENV)/bytecode
	@$(BIN)/pytest -q -n $(WORKERS) --dist loadfile --no-loadscope-reorder --durations=10 --ignore=tests/gpu -m "not alone"

# Where nothing has been imported yet, every worker would compile all modules for itself.
$(VENV)/bytecode: | $(VENV)/test check-style
	@$(BIN)/pytest -q --collect-only --ignore=tests/gpu >/dev/null || :
	@touch $@

check-style: $(VENV)/installed $(VENV)/test
	@$(BIN)/ruff check --quiet . && $(BIN)/ruff format --check --quiet .
	@$(BIN)/lint-imports --no-logo

# mypy sees some things that Pyrefly does not, and takes six times as long.
check-types: check-style
	@$(BIN)/pyrefly check --python-interpreter-path $(BIN)/python --output-format=min-text --summary=none
	$(if $(TRINACRIA_TEST_ALL),@$(BIN)/mypy)

check-page: $(VENV)/page-checked

# Both need them, and to fetch them replaces all that is there.
$(VENV)/page-tools: web/package-lock.json | $(VENV)/installed $(PAGE)
	@$(BIN)/python web/build_page.py --tools
	@touch $@

$(VENV)/page-checked: $(PAGE_SOURCES) | check-style $(VENV)/page-tools
	@$(BIN)/python web/build_page.py --check
	@touch $@

# JAX has threads and compiles for long: in a process of its own it does both once.
check-accelerator: check-style
	@$(BIN)/pytest -q -n0 tests/gpu

# What is measured must not share the processors with other tests.
check-speed: suite check-types check-page check-accelerator
	@$(BIN)/pytest -q -n0 --ignore=tests/gpu -m alone

test-all: export TRINACRIA_TEST_ALL = 1
test-all: test ## the same and all slow tests: whole games by clicking in all modes, a hundred kills, long properties

mutants: $(VENV)/installed $(VENV)/test ## change the rules in one place at a time: does a test notice? COUNT=400 SEED=1 ONLY=planning
	@nice $(BIN)/python tools/mutants --count $(or $(COUNT),400) --seed $(or $(SEED),1) --only '$(ONLY)' --tests '$(TESTS)' $(if $(KEPT),--kept '$(KEPT)')

lint: $(VENV)/installed $(VENV)/test ## fix style, then check style and types only
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python web/build_page.py --fix
	$(BIN)/pyrefly check --python-interpreter-path $(BIN)/python
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/installed $(VENV)/test ## speed: decisions, games and copies a second, interpreted and compiled
	@$(BIN)/python benchmarks/run.py

bench-peers: $(VENV)/installed $(VENV)/test ## the same beside Catanatron, OpenSpiel, PettingZoo and RLCard, as ratios of one run
	@$(BIN)/python benchmarks/run.py --peers

bench-server: $(VENV)/installed $(VENV)/test ## load: 250 tables and 1,000 players on SQLite and on PostgreSQL with two workers, and tables beside bots
	@$(BIN)/python benchmarks/server.py

chaos: $(VENV)/installed $(VENV)/test programs ## ten minutes of kills, floods, hostile positions and a full disk beside 50 tables that play
	@$(BIN)/python benchmarks/chaos.py

wheel: $(VENV)/installed $(VENV)/test $(PAGE) ## the compiled wheel of this machine in dist/, tried in a bare environment; PURE=yes: the one for all others
	@$(BIN)/python tools/wheel.py $(if $(PURE),--pure)

docs: $(VENV)/installed $(VENV)/docs ## the documentation as a site in site/, with the static edition on the page Try it here
	@$(BIN)/trinacria content draw --lang en --out docs/components
	@$(BIN)/zensical build --strict --clean
	@$(BIN)/trinacria site site/play

clean: ## remove what the other commands made
	rm -rf .venv .venv-newest .cache build dist site .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info src/trinacria/web web/node_modules web/generated web/.svelte-check

# The server's tests start a PostgreSQL of their own, the page's tests drive real browsers.
.PHONY: programs
programs: $(VENV)/test
	@PYTHONPATH=tests $(BIN)/python tools/provide.py chromium firefox webkit postgresql

protocol: $(VENV)/installed ## what the page knows of the protocol, the games and the languages, from the Python
	@$(BIN)/python tools/protocol_types.py
	@$(BIN)/python tools/page_types.py
	@PYTHONPATH=tests $(BIN)/python tools/club_types.py
	@$(BIN)/python tools/rules_examples.py

lock: | $(VENV)/bin/python ## choose the newest versions of all packages anew, and pin them with their hashes
	$(PIP) install --upgrade 'pip>=25.1'
	$(PIP) install --group lock
	$(call compile,test,pyproject.toml --all-extras --group test --group bench --group build --group docs)
	$(call compile,play,pyproject.toml --extra server --group build --constraint requirements/test.txt)
	$(call compile,docs,pyproject.toml --extra server --group docs --group build --constraint requirements/test.txt)
	$(call compile,postgresql,--group postgresql --constraint requirements/test.txt)

define compile
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-header --no-annotate --output-file requirements/$(1).txt $(2)
endef

newest: ## run the tests with the newest version of every package, in an environment of its own
	@$(MAKE) VENV=.venv-newest LOCKED= test

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	$(if $(LOCKED),,$(PIP) install --upgrade 'pip>=25.1')

# The lock file is complete; bytecode is left to the first import, since most modules are never imported.
$(VENV)/packages: pyproject.toml $(LOCKED:%=requirements/play.txt) | $(VENV)/bin/python $(if $(LOCKED),,$(PAGE))
	$(if $(LOCKED),$(PIP) install --no-compile --no-deps --require-hashes -r requirements/play.txt,$(PIP) install --upgrade --group build '.[server]')
	@touch $@

# The package itself is installed after what it needs, from this folder, without asking any registry.
$(VENV)/installed: $(VENV)/packages | $(PAGE)
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(PAGE): $(PAGE_SOURCES) | $(VENV)/bin/python
	@$(BIN)/python web/build_page.py

$(VENV)/test: $(LOCKED:%=requirements/test.txt) | $(VENV)/installed
	$(if $(LOCKED),$(PIP) install --no-compile --no-deps --require-hashes -r requirements/test.txt,$(PIP) install --upgrade '.[server,gpu,lab,mcp,print,ray,rl]' --group test --group bench --group docs)
	@touch $@

$(VENV)/docs: $(LOCKED:%=requirements/docs.txt) | $(VENV)/installed
	$(if $(LOCKED),$(PIP) install --require-hashes -r requirements/docs.txt,$(PIP) install --upgrade --group docs)
	@touch $@
