// SPDX-License-Identifier: MIT

/// Counts the rows that one side may lack, because a recording may omit views some of the time.
struct OmittedRows {
  let mayBeMissing: Bool
  let mayBeNew: Bool
  /// The number of rows per item, in order of first occurrence.
  private(set) var counts: [(item: String, rows: Int)] = []
  private var indices: [String: Int] = [:]

  init(mayBeMissing: Bool, mayBeNew: Bool) {
    (self.mayBeMissing, self.mayBeNew) = (mayBeMissing, mayBeNew)
  }

  mutating func add(_ item: String) {
    guard let index = indices[item] else {
      indices[item] = counts.count
      return counts.append((item, 1))
    }
    counts[index].rows += 1
  }
}
