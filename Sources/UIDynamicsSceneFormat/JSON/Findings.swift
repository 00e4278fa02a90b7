// SPDX-License-Identifier: MIT

/// The findings of one stage, of which a scene from a stranger may cause millions.
struct Findings {
  private let most: Int
  private(set) var list: [Finding] = []
  /// What was said of which value: copies of one object have the same faults.
  private var said: Set<String> = []

  init(_ limits: SceneLimits) { most = limits.soughtErrors }

  /// Whether one more finding would be dropped; a stage may stop then.
  var isFull: Bool { list.count >= most }

  mutating func add(_ finding: Finding) {
    if !isFull, said.insert("\(finding.value.index) \(finding.message)").inserted {
      list.append(finding)
    }
  }
}
