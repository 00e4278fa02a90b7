// SPDX-License-Identifier: MIT

extension BenchmarkStage {
  /// Boxes in rows on a long floor; each row is one box shorter than the row below it.
  ///
  /// The boxes are 24 pt apart and the rows 22 pt; the lowest row starts 2 pt above the floor.
  static func pyramid(base: Int) -> BenchmarkStage {
    var stage = BenchmarkStage()
    let width = 24.0 * Double(base + 1)
    let floor = 22.0 * Double(base + 1)
    stage.addWall(from: (-2_000, floor), to: (width + 2_000, floor))
    for row in 0..<base {
      for column in 0..<(base - row) {
        let x = 24 + 24.0 * Double(column) + 12.0 * Double(row)
        stage.addBox(at: (x, floor - 12 - 22.0 * Double(row)))
      }
    }
    return stage
  }
}
