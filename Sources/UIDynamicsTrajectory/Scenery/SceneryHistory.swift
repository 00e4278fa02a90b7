// SPDX-License-Identifier: MIT

/// A part of the scenery and how long it stood so.
package struct TimedPart: Equatable, Sendable {
  package var part: SceneryPart
  /// The first tick that shows it.
  package var from: Int
  /// The first tick that does not show it any more; nil for one that stays to the end.
  package var to: Int?

  package init(_ part: SceneryPart, from: Int, to: Int? = nil) {
    (self.part, self.from, self.to) = (part, from, to)
  }
}

/// What stood where and when: each part once for as long as nothing about it changed.
package struct SceneryHistory: Equatable, Sendable {
  /// In the order in which they came.
  package private(set) var parts: [TimedPart] = []
  /// The places of those that stand.
  private var standing: [Int] = []

  package init() {}

  /// Takes what stands at a tick; the ticks come in their order.
  package mutating func observe(_ present: [SceneryPart], tick: Int) {
    if isUnchanged(present) { return }
    var left: [SceneryPart: [Int]] = [:]
    for place in standing.reversed() { left[parts[place].part, default: []].append(place) }
    standing = present.map { part in
      if let place = left[part]?.popLast() { return place }
      parts.append(TimedPart(part, from: tick))
      return parts.count - 1
    }
    for place in left.values.joined() { parts[place].to = tick }
  }

  private func isUnchanged(_ present: [SceneryPart]) -> Bool {
    present.count == standing.count
      && zip(present, standing).allSatisfy { $0 == parts[$1].part }
  }
}
