// SPDX-License-Identifier: MIT

internal import Synchronization

/// A kind of call to the system; each passes through here, so that tests can make any of them fail.
package enum SystemCall: CaseIterable, Sendable {
  case open, duplicate, status, readLink, read, write, poll, synchronize, close, truncate
  case setOwner, setMode, rename, unlink, makeFolder
  case socket, bind, listen, accept

  /// What happens to a call in place of what would have.
  package enum Interference: Sendable {
    /// The call is not made and fails with this error number.
    case failure(Int32)
    /// A read or a write takes this many bytes at most.
    case portion(Int)
  }

  package typealias Interferer = @Sendable (SystemCall) -> Interference?

  private final class Box: Sendable {
    let interferer: Interferer
    init(_ interferer: @escaping Interferer) { self.interferer = interferer }
  }

  private static let box = Atomic<Unmanaged<Box>?>(nil)

  /// Has a function asked before every call of the process, for good; for tests.
  package static func interfere(_ interferer: @escaping Interferer) {
    box.store(.passRetained(Box(interferer)), ordering: .releasing)
  }

  private var interference: Interference? {
    Self.box.load(ordering: .acquiring)?.takeUnretainedValue().interferer(self)
  }

  /// Makes a call that answers with a number below zero, and with `errno`, when it fails.
  func perform<Number: SignedInteger>(_ call: () -> Number) -> Number {
    guard case .failure(let code) = interference else { return call() }
    errno = code
    return -1
  }

  /// Makes a call that takes a number of bytes.
  func perform(bytes count: Int, _ call: (Int) -> Int) -> Int {
    switch interference {
    case nil: return call(count)
    case .portion(let most): return call(min(most, count))
    case .failure(let code):
      errno = code
      return -1
    }
  }
}
