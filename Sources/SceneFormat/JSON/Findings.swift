// SPDX-License-Identifier: MIT

/// The findings of one stage, of which a scene from a stranger may cause millions.
struct Findings {
  private let most: Int
  private(set) var list: [Finding] = []

  init(_ limits: SceneLimits) { most = max(limits[.errors], 1) }

  /// Whether one more finding would be dropped; a stage may stop then.
  var isFull: Bool { list.count >= most }

  mutating func add(_ finding: Finding) {
    if !isFull { list.append(finding) }
  }
}
