// SPDX-License-Identifier: MIT

// What overrides a member of NSObject, and what is done when an object goes, belongs to no actor, and
// reads what does under the trait `MainActor`.
#if MAIN_ACTOR
  /// Does what needs the main actor, wherever it is called.
  ///
  /// Not `MainActor.assumeIsolated`, which ends the process elsewhere: tests let go of their objects on
  /// any thread, and nobody else has the object then. `isolated deinit` ends the process, too: the
  /// runtime on Linux asserts where it should ask.
  nonisolated func assumingIsolation<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
#else
  func assumingIsolation<Result>(_ body: () -> Result) -> Result { body() }
#endif
