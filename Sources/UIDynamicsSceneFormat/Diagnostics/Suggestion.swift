// SPDX-License-Identifier: MIT

package enum Suggestion {
  /// More suggestions than this are not helpful.
  private static let mostNames = 3
  /// A shorter prefix matches too many names.
  private static let fewestLetters = 4

  /// Limits the comparisons of one stage, because suggestions for every problem would take quadratic time.
  final class Budget {
    private var left = 200_000

    /// Returns false once the budget is used up.
    func spend(_ count: Int) -> Bool {
      left = max(-1, left - count)
      return left >= 0
    }
  }

  /// Returns "did you mean …?", or `nil` if no name is similar.
  package static func hint(for name: String, among candidates: [String]) -> String? {
    hint(nearest(to: name, among: candidates))
  }

  package static func hint(_ names: [String]) -> String? {
    names.isEmpty ? nil : "did you mean \(Sentence.list(names))?"
  }

  /// A hint for numbers with decimal commas; `meant` contains decimal points.
  package static func decimalPoint(_ meant: String) -> String {
    "use a decimal point: \(clipped(meant))"
  }

  /// Returns the nearest names in order; empty if there are none or too many.
  ///
  /// A name is near if at most a third of its characters differ, or if it differs only in case.
  /// If there is no such name, all names that start with the typed text are near.
  package static func nearest(to name: String, among candidates: [String]) -> [String] {
    let typed = folded(name)
    var (nearest, smallest) = ([String](), Int.max)
    for candidate in candidates where !nearest.contains(candidate) {
      let allowed = min(max(typed.count, candidate.utf8.count) / 3, smallest)
      guard abs(typed.count - candidate.utf8.count) <= allowed,
        let distance = distance(typed, folded(candidate), atMost: allowed)
      else { continue }
      if distance < smallest { nearest = [] }
      smallest = distance
      // One name above the maximum is enough to detect an excess.
      if nearest.count <= mostNames { nearest.append(candidate) }
    }
    if nearest.isEmpty { nearest = begun(by: typed, among: candidates) }
    return nearest.count > mostNames ? [] : nearest
  }

  private static func begun(by typed: [UInt8], among candidates: [String]) -> [String] {
    if typed.count < fewestLetters { return [] }
    var begun: [String] = []
    for candidate in candidates where !begun.contains(candidate) {
      if folded(candidate).starts(with: typed) { begun.append(candidate) }
      if begun.count > mostNames { break }
    }
    return begun
  }

  private static func folded(_ name: String) -> [UInt8] {
    name.utf8.map { 0x41 <= $0 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }

  /// The number of insertions, deletions, substitutions and transpositions; `nil` if it exceeds `limit`.
  ///
  /// Source: optimal string alignment, after F. J. Damerau, "A technique for computer detection and
  /// correction of spelling errors", 1964.
  static func distance(_ first: [UInt8], _ second: [UInt8], atMost limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var (last, current) = (Array(0...second.count), beforeLast)
    for row in first.indices {
      current[0] = row + 1
      for column in second.indices {
        let isEqual = first[row] == second[column]
        var best = min(last[column] + (isEqual ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current[column + 1] = best
      }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[second.count] <= limit ? last[second.count] : nil
  }
}
