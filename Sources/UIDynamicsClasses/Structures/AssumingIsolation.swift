// SPDX-License-Identifier: MIT

// Overrides of NSObject members, and deinitializers, are isolated to no actor, but read main-actor state under the
// trait `MainActor`.
#if MAIN_ACTOR
  /// Runs work that needs the main actor, on any thread.
  ///
  /// `MainActor.assumeIsolated` would end the process elsewhere: tests release objects on any thread, when nothing else
  /// has them. `isolated deinit` would, too: on Linux the runtime asserts instead of checking.
  nonisolated func assumingIsolation<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
#else
  func assumingIsolation<Result>(_ body: () -> Result) -> Result { body() }
#endif
