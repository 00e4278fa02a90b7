// SPDX-License-Identifier: MIT

internal import Synchronization

/// The system calls; all of them go through here, so tests can make any of them fail.
package enum SystemCall: CaseIterable, Sendable {
  case open, status, readLink, read, write, poll, synchronize, close
  case setOwner, setMode, rename, unlink, makeFolder
  case socket, bind, listen, accept

  package enum Interference: Sendable {
    /// Fails with this error number without making the call.
    case failure(Int32)
    /// Limits a read or write to this many bytes.
    case portion(Int)
  }

  package typealias Interferer = @Sendable (SystemCall) -> Interference?

  private final class Box: Sendable {
    let interferer: Interferer
    init(_ interferer: @escaping Interferer) { self.interferer = interferer }
  }

  private static let box = Atomic<Unmanaged<Box>?>(nil)

  /// Installs a hook for all calls of the process; for tests.
  package static func interfere(_ interferer: @escaping Interferer) {
    box.store(.passRetained(Box(interferer)), ordering: .releasing)
  }

  private var interference: Interference? {
    Self.box.load(ordering: .acquiring)?.takeUnretainedValue().interferer(self)
  }

  /// Makes a call that returns a negative number and sets `errno` on failure.
  func perform<Number: SignedInteger>(_ call: () -> Number) -> Number {
    guard case .failure(let code) = interference else { return call() }
    errno = code
    return -1
  }

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
