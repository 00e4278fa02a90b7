// SPDX-License-Identifier: MIT

internal import Synchronization

/// Values that several tests share; the first test creates a value while the others wait for it.
package final class MadeOnce<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private final class Cell: Sendable { let value = Mutex<Value?>(nil) }

  private let cells = Mutex<[Key: Cell]>([:])

  package init() {}

  package func value<Failure: Error>(
    _ key: Key, _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let cell = cells.withLock { cells in
      let cell = cells[key] ?? Cell()
      cells[key] = cell
      return cell
    }
    return try cell.value.withLock { known throws(Failure) in
      if let known { return known }
      let made = try make()
      known = made
      return made
    }
  }
}
