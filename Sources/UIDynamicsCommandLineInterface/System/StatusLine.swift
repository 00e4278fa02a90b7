// SPDX-License-Identifier: MIT

internal import Synchronization

/// The line of a terminal that is written over and over, and erased before anything else is said.
///
/// A handler of signals that ends the process erases it too.
enum StatusLine {
  /// To the start of the line, and away with what stands there.
  static let erasure: StaticString = "\r\u{1B}[K"

  private static let isShown = Atomic<Bool>(false)

  static func noteShown(_ shown: Bool) { isShown.store(shown, ordering: .relaxed) }

  /// Makes what a handler uses; to be called before there is one.
  static func prepare() { _ = (erasure, isShown.load(ordering: .relaxed)) }

  /// Erases the line, if it is shown; safe inside a handler of signals.
  static func erase() {
    guard isShown.exchange(false, ordering: .relaxed) else { return }
    _ = write(STDERR_FILENO, erasure.utf8Start, erasure.utf8CodeUnitCount)
  }
}
