// SPDX-License-Identifier: MIT

enum LinearSystem {
  /// Solves A x = b by Gaussian elimination with pivoting; returns `nil` if A is singular.
  static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double]? {
    let count = right.count
    var rows = zip(matrix, right).map { $0 + [$1] }
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      guard abs(rows[pivot][column]) > 1e-300 else { return nil }
      rows.swapAt(column, pivot)
      for row in column + 1..<max(count, column + 1) {
        let factor = rows[row][column] / rows[column][column]
        if factor == 0 { continue }
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    var solution = Array(repeating: 0.0, count: count)
    for row in stride(from: count - 1, through: 0, by: -1) {
      var sum = rows[row][count]
      for index in row + 1..<max(count, row + 1) { sum -= rows[row][index] * solution[index] }
      solution[row] = sum / rows[row][row]
    }
    return solution.allSatisfy { $0.isFinite } ? solution : nil
  }

  static func inverse(_ matrix: [[Double]]) -> [[Double]]? {
    var columns: [[Double]] = []
    for index in matrix.indices {
      var unit = Array(repeating: 0.0, count: matrix.count)
      unit[index] = 1
      guard let column = solve(matrix, unit) else { return nil }
      columns.append(column)
    }
    return matrix.indices.map { row in columns.map { $0[row] } }
  }
}
