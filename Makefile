# Every command sets up what it needs: a virtual environment in .venv from a bare Python 3.11 or newer.
PYTHON ?= python3
PIP := .venv/bin/python -m pip --disable-pip-version-check --quiet
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play terminal web shots protocol test soak mutants lint bench bench-peers bench-server docs clean

PAGE := src/trinacria/web/index.html
PAGE_SOURCES := $(shell find web src/trinacria/words src/trinacria/art -type f -not -path '*/node_modules/*' -not -path '*/generated/*' -not -name '*.py*')

help: ## say what the commands are
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: .venv/installed $(PAGE) ## play in the browser: serves the tables and opens the page
	@$(BIN)/trinacria

terminal: .venv/installed ## play Famiglia in the terminal
	@$(BIN)/trinacria play famiglia

web: $(PAGE) ## build the page into the package

shots: .venv/installed .venv/test $(PAGE) chromium ## pictures of every page, in both themes and sizes, in build/shots
	@PYTHONPATH=tests $(BIN)/python tools/shots.py $(ONLY)

test: .venv/installed .venv/test $(PAGE) postgresql chromium ## check style, types, imports, every rule, and the page in a real browser
	@$(BIN)/ruff check --quiet . && $(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@$(BIN)/python web/build_page.py --check
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/pytest -q -n auto

soak: .venv/installed .venv/test ## the long tests: every piece at every step of 4,900 games of La Famiglia
	@TRINACRIA_SOAK=1 $(BIN)/pytest -q -n auto tests/lafamiglia/test_properties.py tests/lafamiglia/test_expansion_properties.py

mutants: .venv/installed .venv/test ## change the rules in one place at a time: does a test notice? COUNT=400 SEED=1 ONLY=planning
	@nice $(BIN)/python tools/mutants --count $(or $(COUNT),400) --seed $(or $(SEED),1) --only '$(ONLY)'

lint: .venv/installed .venv/test ## style and types only, mending what can be mended
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/installed .venv/bench ## speed: decisions, games and copies a second, interpreted and compiled
	@$(BIN)/python benchmarks/run.py

bench-peers: .venv/installed .venv/bench ## the same beside Catanatron and OpenSpiel, as ratios of one run
	@$(BIN)/python benchmarks/run.py --peers

bench-server: .venv/installed .venv/test ## load: 250 tables and 1,000 players on SQLite and on PostgreSQL with two workers, and tables beside bots
	@$(BIN)/python benchmarks/server.py

docs: .venv/installed .venv/docs ## the documentation as a site in site/
	@$(BIN)/trinacria content draw --lang en --out docs/components
	@$(BIN)/zensical build --strict --clean

clean: ## remove what the other commands made
	rm -rf .venv .cache build dist site .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info src/trinacria/web web/node_modules web/generated

# The server's tests start a PostgreSQL of their own.
.PHONY: postgresql
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { apt-get update -qq && apt-get install -y -qq postgresql; }

# The page's tests drive a real browser.
.PHONY: chromium
chromium:
	@[ -n "$$TRINACRIA_CHROMIUM" ] || command -v chromium chromium-browser google-chrome >/dev/null || { apt-get update -qq && apt-get install -y -qq chromium; }

protocol: .venv/installed ## the protocol's types for the web app, from the Python ones
	@$(BIN)/python tools/protocol_types.py

.venv/bin/python:
	$(PYTHON) -m venv .venv
	$(PIP) install --upgrade 'pip>=25.1'

.venv/installed: pyproject.toml | .venv/bin/python
	$(PIP) install --editable .
	@touch $@

$(PAGE): $(PAGE_SOURCES) | .venv/installed
	@$(BIN)/python web/build_page.py

.venv/test .venv/docs .venv/bench: .venv/%: pyproject.toml | .venv/installed
	$(PIP) install --group $*
	@touch $@
