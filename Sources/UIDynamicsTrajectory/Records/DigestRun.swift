// SPDX-License-Identifier: MIT

/// The digests of consecutive ticks, which form one record of a log.
package struct DigestRun: Equatable, Sendable {
  /// The number of digests per record, chosen so that a record's keys add little to its length.
  private static let length = 60

  package private(set) var tick = 0
  package private(set) var values: [UInt64] = []

  package init() {}

  var isFull: Bool { values.count >= Self.length }

  mutating func append(_ frame: Frame) {
    if values.isEmpty { tick = frame.tick }
    values.append(frame.digest)
  }

  mutating func removeAll() { values.removeAll(keepingCapacity: true) }
}
