// SPDX-License-Identifier: MIT

extension BenchmarkStage {
  /// Bodies in a row that fall forever without touching each other.
  static func freeBodies(count: Int) -> BenchmarkStage {
    var stage = BenchmarkStage()
    for index in 0..<count { stage.addBox(at: (100.0 * Double(index), 0)) }
    return stage
  }

  /// Boxes in a grid, 200 pt apart, in rows of 100; each box hangs on a separate spring.
  ///
  /// The anchor of each spring is 10 pt to the left of the box and 50 pt above it.
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
