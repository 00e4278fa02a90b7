// SPDX-License-Identifier: MIT

/// The digests of successive ticks, as one record of a log tells them.
package struct DigestRun: Equatable, Sendable {
  /// How many ticks share a record: their names would take more room than the digests.
  private static let length = 60

  /// The tick of the first digest.
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
