# Every command sets up what it needs: a virtual environment in .venv from a bare Python 3.11 or newer.
PYTHON ?= python3
PIP := .venv/bin/python -m pip --disable-pip-version-check --quiet
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play serve protocol test soak lint bench bench-peers docs clean

help: ## say what the commands are
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: .venv/installed ## play Famiglia in the terminal
	@$(BIN)/trinacria play famiglia

test: .venv/installed .venv/test postgresql ## check style, types, imports and every rule
	@$(BIN)/ruff check --quiet . && $(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/pytest -q -n auto

soak: .venv/installed .venv/test ## the long tests: every piece at every step of 2,500 games of La Famiglia
	@TRINACRIA_SOAK=1 $(BIN)/pytest -q -n auto tests/lafamiglia/test_properties.py

lint: .venv/installed .venv/test ## style and types only, mending what can be mended
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/installed .venv/bench ## speed: decisions, games and copies a second, interpreted and compiled
	@$(BIN)/python benchmarks/run.py

bench-peers: .venv/installed .venv/bench ## the same beside Catanatron and OpenSpiel, as ratios of one run
	@$(BIN)/python benchmarks/run.py --peers

docs: .venv/installed .venv/docs ## the documentation as a site in site/
	@$(BIN)/trinacria content draw --out docs/components
	@$(BIN)/zensical build --strict --clean

clean: ## remove what the other commands made
	rm -rf .venv .cache build dist site .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info

# The server's tests start a PostgreSQL of their own.
.PHONY: postgresql
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { apt-get update -qq && apt-get install -y -qq postgresql; }

protocol: .venv/installed ## the protocol's types for the web app, from the Python ones
	@$(BIN)/python tools/protocol_types.py

serve: .venv/installed ## serve tables and open the browser
	@$(BIN)/trinacria

.venv/bin/python:
	$(PYTHON) -m venv .venv
	$(PIP) install --upgrade 'pip>=25.1'

.venv/installed: pyproject.toml | .venv/bin/python
	$(PIP) install --editable .
	@touch $@

.venv/test .venv/docs .venv/bench: .venv/%: pyproject.toml | .venv/installed
	$(PIP) install --group $*
	@touch $@
