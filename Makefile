# SPDX-License-Identifier: MIT
# `make` alone prints the targets. Nothing here needs the network.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
SECONDS ?= 60

BINARY = .build/release/uidyn
FUZZED = Fuzzing SceneRunner SceneFormat UIDynamics PhysicsKernel Geometry Numerics Trajectory
SOURCES = Package.swift $(shell find Sources -name '*.swift')
FORMATTED = Package.swift Sources Tests

# What the release build needs beyond -O, kept out of the manifest: a package whose manifest holds
# unsafe flags cannot be a dependency. Fully static starts in 0.7 ms instead of 1.6 ms with a static
# standard library; it needs the C and C++ libraries as archives, so it is taken where they lie.
# lld, because gold warns of a dlopen in Swift's runtime that only a debugging variable reaches.
ARCHIVES = $(and $(wildcard /usr/lib/*-linux-gnu/libc.a /usr/lib64/libc.a /usr/lib/libc.a), \
  $(wildcard /usr/lib/gcc/*/*/libstdc++.a))
ifeq ($(shell uname -s),Linux)
  STATIC = $(if $(ARCHIVES),-Xswiftc -static-executable,--static-swift-stdlib)
  RELEASE_FLAGS = $(STATIC) -Xswiftc -use-ld=lld -Xlinker -s
else
  RELEASE_FLAGS = -Xlinker -x
endif

.DEFAULT_GOAL := help
.PHONY: help build release run test test-checked test-one renew bench same-digits lint format arrows \
  docs docs-check api pictures sizes fuzz coverage install clean need-swift

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-12s %s\n", $$1, $$2 }' Makefile

build: need-swift ## debug build of everything; a warning is an error
	$(SWIFT) build

release: need-swift ## optimised, static, stripped executable at .build/release/uidyn
	$(SWIFT) build -c release --product uidyn $(RELEASE_FLAGS)

run: release ## build the release and let a square fall
	$(BINARY) run Examples/falling-square.json

# Where check-jsonschema is installed (pip install check-jsonschema), the schema is tested with it too.
test: need-swift ## run every test
	$(SWIFT) test --disable-xctest

test-checked: need-swift ## run every test with the kernel's invariants checked after every sub-step
	$(SWIFT) test --disable-xctest --scratch-path .build/checked -Xswiftc -DCHECKED

test-one: need-swift ## run the tests whose name matches NAME=
	@test -n "$(NAME)" || { echo "make test-one NAME=CGRectTests: which tests?" >&2; exit 2; }
	$(SWIFT) test --disable-xctest --filter '$(NAME)'

renew: need-swift ## write the goldens of Examples and docs/diagnostics.md as this build makes them
	UIDYNAMICS_RENEW=1 $(SWIFT) test --disable-xctest \
	  --filter 'ExampleTests.ExampleTests|DiagnosticPageTests'
	@git diff --stat -- Examples docs/diagnostics.md

bench: release ## measure the solver and the start-up; ARGS='--only pile --runs 3 --json' and --help
	$(SWIFT) build -c release --product Benchmarks $(RELEASE_FLAGS)
	.build/release/Benchmarks --uidyn $(BINARY) $(ARGS)

same-digits: build release ## play scenes in both builds and without FMA: the same bytes
	.ci/same-digits .build/debug/uidyn $(BINARY)

lint: need-swift ## formatting and style; no Foundation under Sources
	@if grep -rnE '^[[:space:]]*([@a-z]+ +)*import +([a-z]+ +)?Foundation' --exclude-dir=MotionTesting Sources; \
	then echo "Nothing under Sources imports Foundation; docs/architecture.md says why." >&2; exit 1; fi
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)

format: need-swift ## format everything in place
	$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

arrows: ## prove that imports and folders are as drawn in docs/architecture.md
	@find Sources -name '*.swift' | LC_ALL=C sort | xargs awk -f .ci/arrows docs/architecture.md
	@find Sources -name '*.swift' | LC_ALL=C sort | xargs awk -f .ci/folders docs/architecture.md

docs: build ## write docs/scene-reference.md from the table of keys
	.build/debug/uidyn help scene-keys > docs/scene-reference.md

docs-check: build ## fail when docs/scene-reference.md is stale
	@.build/debug/uidyn help scene-keys | diff docs/scene-reference.md - \
	  || { echo "docs/scene-reference.md is stale: make docs" >&2; exit 1; }

api: need-swift ## compare docs/uikit-parity.md with what the compiler says is public
	@rm -rf .build/api && mkdir -p .build/api
	@$(SWIFT) build --product InterfaceCheck > .build/api/log 2>&1 || { cat .build/api/log; exit 1; }
	@built=$$($(SWIFT) build --show-bin-path) && \
	target=$$($(SWIFT) -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$$/\1/p' | head -n 1) && \
	for module in UIDynamics Geometry; do \
	  $(SWIFT) symbolgraph-extract -module-name $$module -I "$$built/Modules" -target "$$target" \
	    -minimum-access-level public -skip-synthesized-members -output-dir .build/api || exit 1; \
	done && "$$built/InterfaceCheck" docs/uikit-parity.md .build/api/*.json

pictures: build ## draw the pictures of the pages anew; needs gnuplot
	.ci/pictures .build/debug/uidyn

sizes: ## report the lengths of files and functions
	@for tree in Sources Tests; do \
	  find $$tree -name '*.swift' | LC_ALL=C sort | xargs awk -v tree=$$tree -f .ci/sizes || exit 1; \
	done

# libFuzzer brings the main program, so the objects are linked here. What it finds lies in .build/fuzz;
# the tables of the scene format, made once and kept, are what it would take for leaks.
fuzz: need-swift ## throw mutated scenes and expressions at the tool for SECONDS=60
	$(SWIFT) build --target Fuzzing -c release --scratch-path .build/fuzz \
	  -Xswiftc -sanitize=fuzzer,address
	$(SWIFT)c -sanitize=fuzzer,address -use-ld=lld -o .build/fuzz/fuzz \
	  $(foreach module,$(FUZZED),.build/fuzz/release/$(module).build/*.o)
	mkdir -p .build/fuzz/found
	ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no .build/fuzz/fuzz \
	  -max_total_time=$(SECONDS) -max_len=8192 -timeout=10 -artifact_prefix=.build/fuzz/ \
	  -dict=Tests/Fuzzing/scene.dict .build/fuzz/found \
	  Tests/Fuzzing/Corpus Tests/Fixtures/diagnostics Examples

coverage: need-swift ## lines the tests do not reach, for each file of Sources
	$(SWIFT) test --disable-xctest --enable-code-coverage --scratch-path .build/coverage
	@$(dir $(shell command -v $(SWIFT)))llvm-cov report \
	  --instr-profile .build/coverage/debug/codecov/default.profdata \
	  $$(ls .build/coverage/debug/*.xctest) $$(find "$$PWD/Sources" -name '*.swift')

install: $(BINARY) ## copy the executable to PREFIX=/usr/local
	install -d '$(DESTDIR)$(PREFIX)/bin'
	install -m 755 $(BINARY) '$(DESTDIR)$(PREFIX)/bin/uidyn'

# Only for `install`: root, who may not have Swift, does not build what is already up to date.
$(BINARY): $(SOURCES)
	$(MAKE) release
	@touch $(BINARY)

clean: ## remove everything that was built
	rm -rf .build

need-swift:
	@command -v $(SWIFT) > /dev/null || { \
	  echo "Swift is missing. Get Swift 6.2 or later from https://www.swift.org/install/" >&2; \
	  exit 1; }
