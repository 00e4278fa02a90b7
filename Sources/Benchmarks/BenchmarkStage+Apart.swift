// SPDX-License-Identifier: MIT

extension BenchmarkStage {
  /// Bodies in one row that fall for ever and never meet.
  static func freeBodies(count: Int) -> BenchmarkStage {
    var stage = BenchmarkStage()
    for index in 0..<count { stage.addBox(at: (100.0 * Double(index), 0)) }
    return stage
  }

  /// A grid of boxes 200 pt apart in rows of 100, each swinging on a spring of its own.
  ///
  /// The anchor lies 10 pt to the left of the box and 50 pt above it.
  static func springs(count: Int) -> BenchmarkStage {
    var stage = BenchmarkStage()
    for index in 0..<count {
      let (x, y) = (200.0 * Double(index % 100) + 100, 200.0 * Double(index / 100) + 100)
      stage.addBox(at: (x, y))
      stage.hangNewestBox(from: (x - 10, y - 50))
    }
    return stage
  }
}
