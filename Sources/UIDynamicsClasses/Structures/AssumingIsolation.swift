// SPDX-License-Identifier: MIT

// Overrides of NSObject members and deinitializers are not isolated to an actor, but read main-actor state under the
// trait `MainActor`.
#if MAIN_ACTOR
  /// Runs work that requires the main actor, on any thread.
  ///
  /// Elsewhere, `MainActor.assumeIsolated` would end the process: tests release objects on any thread, once nothing else
  /// refers to them. `isolated deinit` would end it, too: on Linux the runtime asserts instead of checking.
  nonisolated func assumingIsolation<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
#else
  func assumingIsolation<Result>(_ body: () -> Result) -> Result { body() }
#endif
