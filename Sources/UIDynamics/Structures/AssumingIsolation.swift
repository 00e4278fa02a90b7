// SPDX-License-Identifier: MIT

// Members that override one of NSObject belong to no actor, and read what does under the trait
// `MainActor`. UIKit's descriptions are asked on the main thread as well.
#if MAIN_ACTOR
  /// Does what needs the main actor; elsewhere it ends the process.
  nonisolated func assumingIsolation<Result: Sendable>(
    _ body: @MainActor () -> Result
  ) -> Result {
    MainActor.assumeIsolated(body)
  }
#else
  func assumingIsolation<Result>(_ body: () -> Result) -> Result { body() }
#endif
