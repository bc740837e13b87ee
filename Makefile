# Every command that people and CI run. Variables: LIVRETIER_INSTANCE (dev), LIVRETIER_PORT (8080).
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: $(shell grep --only-matching '^[a-z0-9-]*:' Makefile | tr -d ':')
MAKEFLAGS += --no-print-directory

root := deploy/in .
backend := deploy/in backend
manage := $(backend) python manage.py
# Only this family of reports may carry the figures that a test records.
pytest := $(backend) pytest --override-ini=junit_family=xunit1
EXAMPLES ?= 10000
ROUNDS ?= 50
KILLS ?= 50
FLIPS ?= 1000
HISTORIES ?= 2000
BOOKLETS ?= 200
# pyproject.toml keeps the long suites out of an ordinary run.
long_suite := --override-ini=addopts='--strict-markers --strict-config -ra --import-mode=importlib'
shell_scripts := $(shell grep --files-with-matches --recursive '^\#!/usr/bin/env bash' deploy tools .ci --exclude-dir=node_modules) deploy/instance.sh deploy/nginx.sh deploy/process.sh deploy/supervisor.sh deploy/variables.sh

help: ## this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

bootstrap: ## install everything that a fresh clone needs
	@deploy/bootstrap.sh

services: ## start PostgreSQL, Redis, RabbitMQ, S3 and the mail server
	@deploy/control start postgresql redis rabbitmq broker database s3 mail

database: ## migrate as the owner, then write the platform's data
	@$(manage) migrate --database owner --verbosity 1
	@$(manage) platform_data

build: ## build the frontend
	@$(root) npm run build

start: services database ## start the whole product and print its address
	@deploy/build-studio.sh
	@deploy/control start watchdog spool app worker beat edge facts recorder sender metrics reading nginx
	@$(root) sh -c 'echo "Livretier: $$LIVRETIER_PUBLIC_URL"'

stop: ## stop the product, not the machine's PostgreSQL, Redis and RabbitMQ
	@deploy/control stop nginx reading metrics sender recorder facts edge beat worker app spool watchdog mail s3

status: ## what runs
	@deploy/control status postgresql redis rabbitmq broker database s3 mail watchdog spool app worker beat edge facts recorder sender metrics reading nginx || true

library: ## bring the starter library into the platform's library
	@$(manage) load_library

demo: library ## the starter library, companies with users of every role, two branded hosts
	@$(manage) demo

sizes: library ## how long the three sizes of a welcome booklet take to read, in six sectors
	@$(manage) sizes

jobs: ## jobs that failed or wait for S3 or the mail server; RETRY=1 tries failed ones again, NAME=… those of one name
	@$(manage) jobs $(if $(RETRY),--retry) $(if $(NAME),--name $(NAME))

logs: ## follow the logs of the instance
	@$(root) sh -c 'tail --lines 20 --follow=name "$$RUN_DIR"/log/*.log'

lint: lint-backend lint-frontend lint-shell ## ruff, Biome, shellcheck
lint-backend:
	@$(backend) ruff check . ../.ci ../deploy
	@$(backend) ruff format --check . ../.ci ../deploy
lint-frontend:
	@$(root) npm run --silent lint
lint-shell:
	@shellcheck --external-sources --source-path=SCRIPTDIR $(shell_scripts)

types: types-backend types-frontend ## mypy and tsc, both strict
types-backend:
	@$(backend) mypy .
types-frontend:
	@$(root) npm run --silent types

contracts: contracts-backend contracts-frontend ## who may import whom, in both languages
contracts-backend:
	@$(backend) lint-imports --no-logo
contracts-frontend:
	@$(root) node frontend/tools/boundaries.mjs

migrations: ## fail when a model changed without its migration
	@$(manage) makemigrations --check --dry-run

test: test-backend test-frontend ## all tests but chaos and e2e

test-backend: services ## pytest
	@deploy/build-studio.sh
	@$(pytest) --junitxml=../artefacts/junit/backend.xml

hostile-files: ## hundreds of hostile files: none is served active, none costs much
	@$(pytest) $(long_suite) --junitxml=../artefacts/junit/hostile-files.xml tests/hostile_files

test-frontend: ## vitest
	@$(root) .ci/test-frontend

test-changed: services ## lint and tests of what changed since the last commit, or by it: the inner loop
	@$(root) .ci/test-changed

slow: ## the twenty slowest tests of the last run of each suite
	@python3 tools/slow.py

chaos: services ## jobs survive five kills of the worker and of the broker
	@LIVRETIER_TEST_SUITE=chaos $(pytest) $(long_suite) --junitxml=../artefacts/junit/chaos.xml tests/chaos

e2e: ## browser tests against the started product
	@$(root) .ci/playwright e2e playwright.config.ts

looks: ## every screen in all its looks, of which the gate takes half: languages × light and dark × widths (needs make start demo)
	@LOOKS=all $(root) npm run --silent e2e -- -- --grep A11Y1

every-language: ## LNG1: every address in two languages that are added in the browser, and in both pseudo-locales, of which the gate takes a part (needs make start demo)
	@LOOKS=all $(root) npm run --silent e2e -- -- --grep LNG1

editor-rounds: ## ROUNDS (50) of two authors in two browsers, KILLS (50) of a tab while typing: nothing is lost (needs make start demo)
	@ROUNDS=$(ROUNDS) KILLS=$(KILLS) $(root) npm run --silent long --workspace @livretier/e2e -- two-authors tab-kills

booklet-rounds: ## ROUNDS (50) of two managers in the same booklet in two browsers: nothing is lost (needs make start demo)
	@ROUNDS=$(ROUNDS) $(root) npm run --silent e2e --workspace @livretier/e2e -- booklet-together

perf-editor: ## key to paint on a page of 150 blocks and in a table of 12 × 30, opening a chapter of 100 pages (needs make start demo)
	@$(root) npm run --silent long --workspace @livretier/e2e -- latency

hostile-blocks: ## 300 hostile texts in every field of every block, and 200 random pages, against the started product
	@$(root) npm run --silent hostile --workspace @livretier/e2e

perf-reader: ## the first page of twenty booklets on a slow telephone (needs no product)
	@$(root) npm run --silent reader --workspace @livretier/e2e -- reader/perf

reader-random: ## axe on every screen of BOOKLETS (200) random booklets, light and dark (needs no product)
	@BOOKLETS=$(BOOKLETS) $(root) npm run --silent reader --workspace @livretier/e2e -- reader/random

reader-readings: ## STA2: READINGS (100) of five pages and a question: no foreign host, no cookie, nothing that recurs (needs no product)
	@READINGS=$${READINGS:-100} $(root) npm run --silent reader --workspace @livretier/e2e -- tests/reader-facts --grep STA2

reader-hostile: ## 300 hostile texts wherever a published booklet shows one (needs no product)
	@$(root) npm run --silent reader --workspace @livretier/e2e -- reader/hostile

fonts: ## cut the letters that every page needs out of the fonts of booklets
	@$(backend) python ../tools/core_fonts.py

pictures: ## say which screens no longer look like docs/screens, and which tutorials teach them (a fresh demo, before anybody worked in it)
	@$(root) npm run --silent pictures --workspace @livretier/e2e || true
	@python3 .ci/pictures.py artefacts/pictures.json docs/screens artefacts/pictures.txt e2e/pictures/routes.json backend/apps/content/starter/tutorials

screens: ## take the pictures of docs/screens again, from an instance of their own
	@LIVRETIER_INSTANCE=screens LIVRETIER_PORT=8280 tools/screens.sh

storybook: ## build the catalogue of components
	@$(root) npm run --silent storybook:build

catalogue: storybook test-catalogue ## build the catalogue, then test its components in a browser

test-catalogue: # in the gate the catalogue is already built
	@$(root) .ci/playwright catalogue catalogue.config.ts

openapi: ## write openapi.json and the frontend's types from it
	@tools/openapi/generate.sh

openapi-check: ## fail when openapi.json, the types or the schema of pages drifted
	@tools/openapi/generate.sh --check
	@$(root) node frontend/tools/blocks-schema.mjs --check

messages: ## write every text that the product ships into backend/messages.json, for `load_messages`
	@$(manage) export_messages

blocks-schema: ## write the JSON Schema of a page from the blocks, for Python
	@$(root) node frontend/tools/blocks-schema.mjs

library-sources: ## print the references of the starter library into docs/library-sources.md
	@$(backend) python -m tests.write_sources

permissions: ## print the table of roles and actions into docs/permissions.md
	@$(backend) python -m tests.write_permissions

home-recount: services ## HOM1: what waits in 200 random companies, beside a recount booklet by booklet
	@HOME_COMPANIES=$${HOME_COMPANIES:-200} $(backend) pytest tests/home/test_recount.py -q

requirements: ## lock the Python packages with hashes
	@deploy/requirements.sh

long: chaos hostile-files perf ## what is too long or too sensitive to noise for the gate: their figures are committed

figures: ## write docs/figures.md from what the last `make full` and the long suites measured
	@$(backend) python -m tests.write_figures

audit: ## ask the public bases of advisories about every locked package; says so when they cannot be reached
	@tools/audit.sh

sbom: ## artefacts/sbom: the packages of the product, in CycloneDX
	@tools/sbom.sh

shape: services ## how large our files are, and through how many of them a save, a publication and a sign-in pass
	@python3 tools/shape.py backend frontend
	@$(pytest) $(long_suite) -q tests/shape

perf: services ## what our own layers cost, beside the bare framework
	@$(pytest) $(long_suite) --junitxml=../artefacts/junit/perf.xml tests/perf

long-lists: services ## every list of a thousand rows costs the queries of one of ten (the gate takes a hundred)
	@ROWS=1000 $(pytest) $(long_suite) --junitxml=../artefacts/junit/long-lists.xml tests/operations/test_query_count.py

perf-users: services ## the list of users at a million, beside ten thousand
	@$(pytest) $(long_suite) --junitxml=../artefacts/junit/users.xml tests/scale/test_users.py

perf-media: services ## the library at a hundred thousand files, beside a thousand
	@$(pytest) $(long_suite) --junitxml=../artefacts/junit/library.xml tests/scale/test_media.py

merge-laws: ## EXAMPLES (10000) merges of random pages obey every law; two authors lose nothing
	@EXAMPLES=$(EXAMPLES) $(pytest) $(long_suite) --timeout=3600 --junitxml=../artefacts/junit/merge-laws.xml tests/shared/documents/test_merge_laws.py tests/shared/documents/test_two_authors.py

update-laws: ## EXAMPLES (10 000) decisions on a new version of a page, by Hypothesis: no law is broken
	@EXAMPLES=$(EXAMPLES) $(pytest) $(long_suite) --timeout=3600 --junitxml=../artefacts/junit/update-laws.xml tests/shared/documents/test_unit_laws.py

rollout-kills: services ## a release on its way into BOOKLETS (5000) booklets, its workers and PostgreSQL killed KILLS (25 5) times: nothing twice, nothing forgotten
	@BOOKLETS=$${BOOKLETS:-5000} KILLS="$${KILLS:-25 5}" LIVRETIER_TEST_SUITE=rollout $(pytest) $(long_suite) --junitxml=../artefacts/junit/rollout-kills.xml tests/rollout_kills

rollout-50000: services ## a release reaches BOOKLETS (50 000) booklets, three of ten touched, while twenty authors save: time of saves, statements, memory
	@BOOKLETS=$${BOOKLETS:-50000} LIVRETIER_TEST_SUITE=rollout $(pytest) $(long_suite) --junitxml=../artefacts/junit/rollout-50000.xml tests/rollout_scale

perf-chapters: services ## the chapter library at a hundred thousand chapters, beside a thousand
	@$(pytest) $(long_suite) --junitxml=../artefacts/junit/chapters.xml tests/scale/test_chapters.py

perf-booklets: services ## the list of booklets at a hundred thousand of one company, a million in all, beside a thousand
	@$(pytest) $(long_suite) --junitxml=../artefacts/junit/booklets.xml tests/scale/test_booklets.py

perf-find: services ## what Ctrl K asks among BOOKLETS (100 000) booklets and ten times as many pages of other companies, beside a thousand
	@BOOKLETS=$${BOOKLETS:-100000} $(pytest) $(long_suite) --junitxml=../artefacts/junit/find.xml tests/scale/test_find.py

perf-participants: services ## participants, register and people (or the LISTS named; of each, the CASES named) at a hundred thousand and a million (ROWS), beside ten thousand
	@$(pytest) $(long_suite) --junitxml=../artefacts/junit/participants.xml tests/scale/test_participants.py

perf-participations: services ## a new version of a booklet that a hundred thousand people acknowledged
	@$(pytest) $(long_suite) --junitxml=../artefacts/junit/participations.xml tests/scale/test_participations.py

storage-walk: services ## the room taken is exact after 10 000 random acts with crashes in between
	@$(pytest) $(long_suite) --junitxml=../artefacts/junit/storage-walk.xml tests/storage_walk

upload-300mb: services ## 300 MB survive a network cut and a killed worker; the application's memory does not grow
	@deploy/build-studio.sh
	@$(pytest) $(long_suite) --junitxml=../artefacts/junit/large-upload.xml tests/large_upload

perf-renditions: services ## 60 photographs through the product, beside bare libvips
	@$(pytest) $(long_suite) --junitxml=../artefacts/junit/renditions.xml tests/renditions

perf-serving: services ## a rendition through our nginx, beside bare nginx with the same bytes on its disk
	@$(pytest) $(long_suite) --junitxml=../artefacts/junit/serving.xml tests/serving_speed

reading-guesses: services ## a million guessed links and every code of six digits: nobody comes in
	@deploy/build-studio.sh
	@$(pytest) $(long_suite) --junitxml=../artefacts/junit/reading-guesses.xml tests/reading_guesses

reading-offline: ## every booklet of the started demonstration, read for a minute with all else away
	@$(pytest) $(long_suite) --junitxml=../artefacts/junit/reading-offline.xml tests/reading_offline

perf-reading: services ## a page of a booklet through our nginx, public and private, beside bare nginx with the same bytes
	@$(pytest) $(long_suite) --junitxml=../artefacts/junit/reading-speed.xml tests/reading_speed

perf-publishing: services ## 20 publications of 30 pages until nginx answers; 100 publications of 20 companies in a fair order
	@deploy/build-studio.sh
	@LIVRETIER_TEST_SUITE=publishing $(pytest) $(long_suite) --junitxml=../artefacts/junit/publishing-speed.xml tests/publishing_speed

publishing-kills: services ## worker, renderer or S3 killed KILLS (50) times within a build, while somebody reads through nginx: always a whole version
	@deploy/build-studio.sh
	@KILLS=$(KILLS) LIVRETIER_TEST_SUITE=publishing $(pytest) $(long_suite) --junitxml=../artefacts/junit/publishing-kills.xml tests/publishing_kills

register-flips: services ## FLIPS (1000) bytes of the register's tables changed, one at a time: each is found by its row
	@FLIPS=$(FLIPS) LIVRETIER_TEST_SUITE=register_flips $(pytest) $(long_suite) --junitxml=../artefacts/junit/register-flips.xml tests/register_flips apps/register/tests/test_one_byte.py

histories: ## HISTORIES (2000) random histories of versions, moves and receipts: who reads what again, beside a model
	@HISTORIES=$(HISTORIES) $(pytest) $(long_suite) --junitxml=../artefacts/junit/histories.xml tests/histories

register-kills: services ## RECEIPTS (10 000) sent three times by 50 devices; the application killed 20 times, PostgreSQL and the recorder 5 times each
	@LIVRETIER_TEST_SUITE=register $(pytest) $(long_suite) --junitxml=../artefacts/junit/register-kills.xml tests/register_kills

perf-register: services ## receipts in one company and in a thousand, beside a bare INSERT; how soon they are in the log
	@LIVRETIER_TEST_SUITE=register_speed $(pytest) $(long_suite) --junitxml=../artefacts/junit/register-speed.xml tests/register_speed

forgetting: services ## 200 planted names in tables, objects, Redis, logs and exports, before and after retention; the register verifies
	@PLANTED=200 LIVRETIER_TEST_SUITE=forgetting $(pytest) $(long_suite) --junitxml=../artefacts/junit/forgetting.xml tests/forgetting

mail-kills: services ## a mailing to RECIPIENTS (100 000); workers killed 20 times, PostgreSQL, RabbitMQ and the spool 3 times each: none lost, none doubled
	@deploy/build-studio.sh
	@RECIPIENTS=$${RECIPIENTS:-100000} KILLS="$${KILLS:-20 3 3 3}" LIVRETIER_TEST_SUITE=mails $(pytest) $(long_suite) --junitxml=../artefacts/junit/mail-kills.xml tests/mail_kills

fact-kills: services ## FACTS (a million) of readings, a fifth twice, shuffled; their loader killed 20 times, PostgreSQL 3 times: all counted, once
	@FACTS=$${FACTS:-1000000} KILLS="$${KILLS:-20 3}" LIVRETIER_TEST_SUITE=facts $(pytest) $(long_suite) --junitxml=../artefacts/junit/fact-kills.xml tests/fact_kills

perf-facts: services ## facts a second from the log to what is counted of them, beside an INSERT for each
	@FACTS=$${FACTS:-400000} LIVRETIER_TEST_SUITE=facts $(pytest) $(long_suite) --junitxml=../artefacts/junit/perf-facts.xml tests/fact_speed

facts-away: services ## PostgreSQL and the loader of facts away for AWAY (60) seconds while people read: no page fails, no fact is lost, nobody is named
	@AWAY=$${AWAY:-60} LIVRETIER_TEST_SUITE=facts $(pytest) $(long_suite) --junitxml=../artefacts/junit/facts-away.xml tests/facts_away

perf-stats: services ## what the statistics show of FACTS (5 million; 100 on demand) asked of counts, beside the same asked of the facts
	@FACTS=$${FACTS:-5000000} LIVRETIER_TEST_SUITE=facts $(pytest) $(long_suite) --junitxml=../artefacts/junit/perf-stats.xml tests/stats_speed

wall: ## STA1: all tables of up to four cells of 0 to MOST (24) people, seen from behind the wall by who knows the rules
	@MOST=$${MOST:-24} $(pytest) --junitxml=../artefacts/junit/wall.xml tests/shared/test_statistics_wall.py

mail-guesses: services ## GUESSES (a million) made-up addresses to unsubscribe at: none is anybody's
	@GUESSES=$${GUESSES:-1000000} $(pytest) $(long_suite) --junitxml=../artefacts/junit/mail-guesses.xml tests/mail/test_unsubscribe_guesses.py

mail-quota: services ## LAUNCHES (200) of mailings at the month's quota, QUOTA_ROUNDS (20) times: none promises a message too many
	@LAUNCHES=$${LAUNCHES:-200} ROUNDS=$${QUOTA_ROUNDS:-20} $(pytest) $(long_suite) --junitxml=../artefacts/junit/mail-quota.xml tests/mail/test_mailing_quota.py

mail-fairness: services ## a mailing to FEW (100) beside one to MANY (a million) of another company: its time, beside its time alone
	@deploy/build-studio.sh
	@FEW=$${FEW:-100} MANY=$${MANY:-1000000} ROUNDS=$${FAIR_ROUNDS:-5} LIVRETIER_TEST_SUITE=mails $(pytest) $(long_suite) --junitxml=../artefacts/junit/mail-fairness.xml tests/mail_fairness

perf-mail: services ## messages a second of a mailing to RECIPIENTS (50 000) with all guarantees, beside a bare SMTP loop into the same server
	@deploy/build-studio.sh
	@RECIPIENTS=$${RECIPIENTS:-50000} KILLS="0 0 0 0" LIVRETIER_TEST_SUITE=mails $(pytest) $(long_suite) --junitxml=../artefacts/junit/perf-mail.xml tests/mail_speed

signing-meanwhile: services ## SIGNERS (10 000) people acknowledge while a reminder goes out: none handed over 2 s after a receipt
	@SIGNERS=$${SIGNERS:-10000} $(pytest) $(long_suite) --junitxml=../artefacts/junit/signing-meanwhile.xml tests/mail/test_signing_meanwhile.py

reminder-years: services ## a year of automatic reminders through the real job in every French time zone
	@WHOLE_YEAR=1 $(pytest) $(long_suite) --junitxml=../artefacts/junit/reminder-years.xml tests/mail/test_reminder_year.py

outages: services ## every part killed and hung under a load of saves and reads, on an instance of its own (about 25 minutes)
	@$(pytest) $(long_suite) --junitxml=../artefacts/junit/outages.xml tests/outages

sheets: ## six demonstration and twelve starter booklets on paper: nearly empty sheets, lone boxes, cut callouts, long lines
	@$(pytest) $(long_suite) --capture=tee-sys --junitxml=../artefacts/junit/printing-sheets.xml tests/printing_sheets

perf-printing: ## the PDF of thirty pages: its time and its memory
	@$(pytest) $(long_suite) --junitxml=../artefacts/junit/printing-speed.xml tests/printing_speed

attacks: services ## guessed passwords, timing, shared caches, quota races and slow connections, against the served product
	@deploy/build-studio.sh
	@LIVRETIER_TEST_SUITE=attacks $(pytest) $(long_suite) --junitxml=../artefacts/junit/attacks.xml tests/attacks

schemathesis: services ## EXAMPLES (10000) calls of every kind: none breaks the served product
	@deploy/build-studio.sh
	@EXAMPLES=$(EXAMPLES) $(pytest) $(long_suite) --junitxml=../artefacts/junit/schemathesis.xml tests/fuzz

check: ## what CI runs: what is always run, what changed, and one turn of four
	@bash .ci/run

full: ## everything that the four turns of CI take, or TURN=2 alone; writes docs/figures/full.json when it is green
	@bash .ci/run full $(TURN)

clean: ## stop and forget the instance and everything built
	@deploy/destroy.sh
	@rm -rf artefacts frontend/apps/*/dist frontend/packages/*/storybook-static
