// SPDX-License-Identifier: MIT

extension BenchmarkStage {
  /// Boxes in stacks of two on a floor, 40 pt apart; each one starts 1 pt above its resting position.
  static func sleeping(count: Int) -> BenchmarkStage {
    var stage = BenchmarkStage(allowsSleeping: true)
    stage.addWall(from: (0, 0), to: (20 * Double(count) + 40, 0))
    for index in 0..<count {
      stage.addBox(at: (40 * Double(index / 2) + 20, index % 2 == 0 ? -11 : -32))
    }
    return stage
  }

  /// Boxes that start in a grid and fall into a container with a floor and walls.
  ///
  /// The boxes are 24 pt apart, and odd rows are shifted by 8 pt. The floor is 24 pt below the lowest row, and the walls are
  /// 24 pt beside the outermost columns.
  static func pile(
    count: Int, columns: Int, areBullets: Bool = false, allowsSleeping: Bool = false
  ) -> BenchmarkStage {
    var stage = BenchmarkStage(allowsSleeping: allowsSleeping)
    let rows = (count + columns - 1) / columns
    let width = 24.0 * Double(columns + 1)
    let floor = 24.0 * Double(rows + 1)
    stage.addWall(from: (0, floor), to: (width, floor))
    stage.addWall(from: (0, 0), to: (0, floor))
    stage.addWall(from: (width, 0), to: (width, floor))
    for index in 0..<count {
      let (row, column) = (index / columns, index % columns)
      let x = 24.0 * Double(column + 1) + (row % 2 == 1 ? 8 : 0)
      stage.addBox(at: (x, floor - 24.0 * Double(row + 1)), isBullet: areBullets)
    }
    return stage
  }
}
