// SPDX-License-Identifier: MIT

internal import Synchronization

extension Threads {
  /// Returns the answers in order.
  static func map<Answer: Sendable>(
    _ count: Int, threads: Int, _ answer: @escaping @Sendable (Int) -> Answer
  ) -> [Answer] {
    let list = Mutex<[Int: Answer]>([:])
    forEach(count, threads: threads) { index in
      let found = answer(index)
      list.withLock { $0[index] = found }
    }
    return list.withLock { answers in (0..<count).compactMap { answers[$0] } }
  }
}
