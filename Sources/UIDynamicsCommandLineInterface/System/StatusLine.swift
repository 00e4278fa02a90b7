// SPDX-License-Identifier: MIT

internal import Synchronization

/// A terminal line that is rewritten in place and erased before other output, even by a signal handler.
enum StatusLine {
  /// Moves to the start of the line and clears it.
  static let erasure: StaticString = "\r\u{1B}[K"

  private static let isShown = Atomic<Bool>(false)

  static func noteShown(_ shown: Bool) { isShown.store(shown, ordering: .relaxed) }

  /// Initializes the values that a handler uses; call it before installing a handler.
  static func prepare() { _ = (erasure, isShown.load(ordering: .relaxed)) }

  /// Safe in a signal handler.
  static func erase() {
    guard isShown.exchange(false, ordering: .relaxed) else { return }
    _ = write(STDERR_FILENO, erasure.utf8Start, erasure.utf8CodeUnitCount)
  }
}
