# SPDX-License-Identifier: MIT
# `make` lists the common targets, and `make more` lists the others. Nothing here needs the network.

SWIFT ?= swift
PREFIX ?= /usr/local
SECONDS ?= 60
PYTHON ?= python3

SHARE = $(DESTDIR)$(PREFIX)/share
BINARY = .build/release/uidyn
FUZZED = Fuzzing UIDynamics $(addprefix UIDynamics,Classes SceneRunner SceneFormat PhysicsKernel Geometry Numerics Facts \
  Trajectory Comparison)
SOURCES = Package.swift $(shell find Sources -name '*.swift')
FORMATTED = Package.swift Sources Tests

# The flags of the release build are not in the manifest, because a package with unsafe flags cannot be a dependency.
# A fully static executable needs the C and C++ libraries as archives. lld avoids a false warning from gold.
ARCHIVES = $(and $(wildcard /usr/lib/*-linux-gnu/libc.a /usr/lib64/libc.a /usr/lib/libc.a), \
  $(wildcard /usr/lib/gcc/*/*/libstdc++.a))
ifeq ($(shell uname -s),Linux)
  STATIC = $(if $(ARCHIVES),-Xswiftc -static-executable,--static-swift-stdlib)
  RELEASE_FLAGS = $(STATIC) -debug-info-format none -Xswiftc -use-ld=lld -Xlinker -s
else
  RELEASE_FLAGS = -Xlinker -x
endif

# Backtraces of thrown errors are not used, but would take a tenth of the test time.
export SWT_SWIFT_ERROR_BACKTRACING_ENABLED = 0
.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*/\1/p' Makefile)

help: # list the common targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-9s %s\n", $$1, $$2 }' Makefile
	@echo '  more      list the other targets'

more:
	@awk -F ':.*##[+] ' '/^[a-z-]+:.*##[+] / { printf "  %-13s %s\n", $$1, $$2 }' Makefile

build: need-swift ## build everything for debugging; warnings are errors
	$(SWIFT) build

release: need-swift ## build the optimized static executable .build/release/uidyn, with the engine for pages
	@.ci/web & web=$$!; $(SWIFT) build -c release --product uidyn $(RELEASE_FLAGS) \
	  && wait $$web && .ci/web into $(BINARY)

web: need-swift ##+ compile the engine for pages and the site: .build/web
	@.ci/web

site: release ##+ write the gallery and the playground as static files: .build/site
	@.ci/site $(BINARY)

dist: release ##+ pack the executable, manual page, completions, schema and license for this platform: .build/dist
	@$(PYTHON) .ci/archive $(BINARY) $(or $(DIST),.build/dist)

run: ## build the release and simulate a falling square; prints only the rows
	@$(MAKE) --no-print-directory release >&2
	@$(BINARY) run Examples/falling-square.json

TESTS = $(SWIFT) test --disable-xctest

test: need-swift ## run all tests, long ones only partly; prints failures, skipped tests and the number of tests
	@mkdir -p .build
	@{ $(TESTS) 2>&1; echo $$? > .build/test.status; } | tee .build/test.log \
	  | awk -f .ci/failures; exit $$(cat .build/test.status)

foundation: ##+ run all tests with the trait Foundation, whose CGFloat is not Double
	@$(MAKE) --no-print-directory test TESTS='$(TESTS) --traits Foundation --scratch-path .build/foundation'

test-checked: need-swift ##+ run all tests in full and check the kernel's invariants after every sub-step
	$(TESTS) --scratch-path .build/checked -Xswiftc -DCHECKED

traits: need-swift ##+ compile and run app code that imports UIKit, with and without the main actor
	$(SWIFT) test --disable-xctest --package-path Tests/Traits --scratch-path .build/traits
	$(SWIFT) test --package-path Examples/TestYourAnimation --scratch-path .build/your-animation

test-one: need-swift ## run the tests whose names match NAME=
	@test -n "$(NAME)" || { echo "missing NAME, such as make test-one NAME=CGRectTests" >&2; exit 2; }
	$(TESTS) --filter '$(NAME)'

renew: need-swift docs ## regenerate all goldens, fixtures and generated pages
	UIDYNAMICS_RENEW=1 $(TESTS) \
	  --filter 'ExampleTests.ExampleTests|ExportedCodeTests|DiagnosticGoldenTests|HelpTests.pages|TranscriptTests|MessageTableTests'
	UIDYNAMICS_RENEW=1 $(TESTS) --skip-build --filter 'DiagnosticPageTests'
	@git diff --stat -- Examples Tests docs

bench: release ## measure the solver and startup; ARGS='--only pile --runs 3 --json', or ARGS=--help for all options
	$(SWIFT) build -c release --product Benchmarks $(RELEASE_FLAGS)
	.build/release/Benchmarks --uidyn $(BINARY) $(ARGS)

every-number: need-swift ##+ compare the text of every Float with Swift's; KIND=doubles or KIND=angles (sines); STEP=401 checks fewer
	$(SWIFT) build -c release --product EveryFloat
	.build/release/EveryFloat $(or $(KIND),floats) $(or $(STEP),$(if $(filter doubles,$(KIND)),10000000,1))

same-digits: release ##+ check that debug and release builds, with and without FMA, give the same bytes
	$(SWIFT) build --product uidyn
	.ci/same-digits .build/debug/uidyn $(BINARY)

lint: need-swift ## check formatting, style, and that Sources do not import Foundation
	@if grep -rnE '^([@_a-z]+ +)*import +([a-z]+ +)?Foundation' --exclude-dir=MotionTesting --exclude-dir=UIKit Sources; \
	then echo "Sources must not import Foundation; docs/inside/architecture.md explains why." >&2; exit 1; fi
	@if grep -rnE '[ (]\\\.[a-z]' --include='*.swift' Sources; \
	then echo "Replace the key path with a closure; Embedded Swift has no key paths." >&2; exit 1; fi
	@git ls-files 'Sources/*.swift' 'Sources/*.mjs' 'Sources/*.ts' 'Sources/*.html' Examples '*.md' Makefile '.ci/*' \
	  | grep -vE '^Tests/|^.ci/words$$|\.log$$|\.csv$$' | xargs awk -f .ci/plain-english .ci/words
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)

format: need-swift ## format all Swift code in place
	$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

arrows: ##+ check that imports and folders match docs/inside/architecture.md
	@find Sources -name '*.swift' | LC_ALL=C sort | xargs awk -f .ci/arrows docs/inside/architecture.md Package.swift
	@find Sources -name '*.swift' | LC_ALL=C sort | xargs awk -f .ci/folders docs/inside/architecture.md

docs: build ##+ generate docs/reference/scene-reference.md and docs/reference/expressions.md
	.build/debug/uidyn help scene-keys --markdown > docs/reference/scene-reference.md
	.build/debug/uidyn help expressions --markdown > docs/reference/expressions.md

api: need-swift ##+ check the pages about UIKit against the public symbols
	@rm -rf .build/api && mkdir -p .build/api
	@$(SWIFT) build --product InterfaceCheck > .build/api/log 2>&1 || { cat .build/api/log; exit 1; }
	@built=$$($(SWIFT) build --show-bin-path) && \
	target=$$($(SWIFT) -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$$/\1/p' | head -n 1) && \
	for module in UIDynamicsClasses UIDynamicsGeometry; do \
	  $(SWIFT) symbolgraph-extract -module-name $$module -I "$$built/Modules" -target "$$target" \
	    -minimum-access-level public -skip-synthesized-members -output-dir .build/api || exit 1; \
	done && "$$built/InterfaceCheck" docs/uikit-*.md docs/reference/uikit-*.md .build/api/*.json

documentation: need-swift ##+ build the library documentation with DocC: .build/documentation
	$(SWIFT) build --target UIDynamics
	.ci/documentation "$$($(SWIFT) build --show-bin-path)/Modules" .build/documentation $(SWIFT)

apple: need-swift ##+ compile the library as on Apple platforms, with stand-ins for CoreGraphics and UIKit
	.ci/apple .build/apple $(SWIFT)c

pictures: build ##+ redraw the images in the docs
	.ci/pictures .build/debug/uidyn

plots: build ##+ run the recipes in docs/plots.md; skips recipes whose tools are missing
	.ci/plots .build/debug/uidyn

sizes: ##+ list files and functions that are too long
	@find Sources -name '*.swift' | LC_ALL=C sort | xargs awk -f .ci/sizes

growth: release ##+ measure how each command's work grows with input size; needs valgrind; KINDS='diff-items check'
	.ci/growth $(BINARY) $(KINDS)

attack: release ##+ make calls fail, kill runs, fill disks and starve processes; prints failures; ATTACKS=kills
	.ci/run-attack $(BINARY) $(ATTACKS)

# libFuzzer provides the main function, so the objects of the current sources are linked here. Failing inputs go to
# .build/fuzz, new inputs to .build/fuzz/found. Leak detection is off, because tables are kept until the process exits.
FUZZ = .build/fuzz$(if $(PLAIN),-plain)
FUZZER = -sanitize=fuzzer$(if $(PLAIN),,$(COMMA)address)
COMMA = ,
fuzz: need-swift ##+ fuzz scenes, expressions, logs and rows for SECONDS=60; PLAIN=1 is faster, without the address sanitizer
	$(SWIFT) build --target Fuzzing -c release --scratch-path $(FUZZ) -Xswiftc $(FUZZER) \
	  $(if $(PLAIN),-Xswiftc -sanitize-coverage=edge$(COMMA)inline-8bit-counters$(COMMA)pc-table)
	$(SWIFT)c $(FUZZER) -use-ld=lld -o $(FUZZ)/fuzz \
	  $(foreach module,$(FUZZED),$$(sed 's|.*/\(.*\)|$(FUZZ)/release/$(module).build/\1.o|' \
	    $(FUZZ)/release/$(module).build/sources))
	mkdir -p .build/fuzz/found
	ASAN_OPTIONS=detect_leaks=0:malloc_context_size=2:quarantine_size_mb=16 SWIFT_BACKTRACE=enable=no \
	  $(FUZZ)/fuzz -max_total_time=$(SECONDS) -max_len=2048 -entropic=0 -timeout=60 \
	  -artifact_prefix=.build/fuzz/ -dict=Tests/Fuzzing/scene.dict .build/fuzz/found \
	  Tests/Fuzzing/Corpus Tests/Fixtures/diagnostics Examples

# Runs the test bundle directly, because `swift test` would override LLVM_PROFILE_FILE, which child processes need.
coverage: need-swift ##+ report test coverage for each file
	@rm -rf .build/coverage/children && mkdir -p .build/coverage/children
	$(SWIFT) build --build-tests --enable-code-coverage --scratch-path .build/coverage \
	  -Xswiftc -Xllvm -Xswiftc -runtime-counter-relocation
	@CHILD_PROFILES=$$PWD/.build/coverage/children LLVM_PROFILE_FILE=$$PWD/.build/coverage/children/%c%p.profraw \
	  .build/coverage/debug/UIDynamicsPackageTests.xctest --testing-library swift-testing \
	  > .build/coverage/log 2>&1 || echo "tests failed: .build/coverage/log" >&2
	@.ci/coverage .build/coverage $(dir $(shell command -v $(SWIFT)))

install: $(BINARY) ## install the executable, manual page, completions and docs to PREFIX=/usr/local; may need root
	install -d '$(SHARE)/man/man1' '$(SHARE)/bash-completion/completions' \
	  '$(SHARE)/zsh/site-functions' '$(SHARE)/fish/vendor_completions.d' \
	  '$(SHARE)/doc/uidyn' '$(DESTDIR)$(PREFIX)/bin'
	install -m 755 $(BINARY) '$(DESTDIR)$(PREFIX)/bin/uidyn'
	$(BINARY) help --man > '$(SHARE)/man/man1/uidyn.1'
	$(BINARY) completions bash > '$(SHARE)/bash-completion/completions/uidyn'
	$(BINARY) completions zsh > '$(SHARE)/zsh/site-functions/_uidyn'
	$(BINARY) completions fish > '$(SHARE)/fish/vendor_completions.d/uidyn.fish'
	cp -R README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md LICENSE docs Examples '$(SHARE)/doc/uidyn'
	find '$(SHARE)/doc/uidyn' -name '*.md' -exec sed -i.bak -E '$(UNLINK)' {} +
	find '$(SHARE)/doc/uidyn' -name '*.bak' -delete
	[ ! -e $(ENGINE) ] || { install -d '$(SHARE)/uidyn' && install -m 644 $(ENGINE) '$(SHARE)/uidyn'; }

# On a Mac, the engine for pages is a separate file. Links to files that are not copied become plain text.
ENGINE = .build/release/../share/uidyn/uidynamics.wasm.gz
UNLINK = s/\[([^]]*)\]\((\.\.\/)*(Tests|Sources|\.ci|\.github|Makefile|Package\.swift)[^)]*\)/\1/g

# Used only by `install`: root may not have Swift, so an up-to-date executable must not be rebuilt.
$(BINARY): $(SOURCES)
	$(MAKE) release
	@touch $(BINARY)

clean: ## remove all build products
	rm -rf .build

need-swift:
	@command -v $(SWIFT) > /dev/null || { \
	  echo "Swift is not installed. Get Swift 6.2 or later from https://www.swift.org/install/" >&2; exit 1; }
