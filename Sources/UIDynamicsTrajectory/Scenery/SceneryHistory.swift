// SPDX-License-Identifier: MIT

package struct TimedPart: Equatable, Sendable {
  package var part: SceneryPart
  package var from: Int
  /// The first tick without the part; `nil` if the part lasts until the end.
  package var to: Int?

  package init(_ part: SceneryPart, from: Int, to: Int? = nil) {
    (self.part, self.from, self.to) = (part, from, to)
  }
}

/// The scenery over time; each part that does not change is stored only once.
package struct SceneryHistory: Equatable, Sendable {
  package private(set) var parts: [TimedPart] = []
  private var standing: [Int] = []

  package init() {}

  package mutating func observe(_ present: [SceneryPart], tick: Int) {
    if isUnchanged(present) { return }
    var left: [SceneryPart: [Int]] = [:]
    for index in standing.reversed() { left[parts[index].part, default: []].append(index) }
    standing = present.map { part in
      if let index = left[part]?.popLast() { return index }
      parts.append(TimedPart(part, from: tick))
      return parts.count - 1
    }
    for index in left.values.joined() { parts[index].to = tick }
  }

  private func isUnchanged(_ present: [SceneryPart]) -> Bool {
    present.count == standing.count
      && zip(present, standing).allSatisfy { $0 == parts[$1].part }
  }
}
