// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// Predicts numbers and their uncertainty between known points, using one Gaussian process per number.
///
/// Each process uses the most likely length and noise: it smooths a number that jumps, and interpolates any other.
struct Surrogate {
  private static let lengths = [0.3, 0.8, 2, 6]
  private static let noises = [1e-7, 1e-3, 0.1, 3]

  private struct Kernel {
    let length: Double
    let noise: Double
    var factor: [Double] = []

    func covariance(at square: Double) -> Double { 1 / (1 + square / (length * length)) }
  }

  private struct Column {
    var kernel = 0
    var weights: [Double] = []
    var likelihood = -Double.infinity
    var variance = 0.0
    let mean: Double
    let scale: Double
  }

  private let points: [[Double]]
  private var kernels: [Kernel] = []
  private var columns: [Column] = []

  /// `columns` contains a list for each number, with its values at all points.
  init(_ points: [[Double]], _ columns: [[Double]]) {
    self.points = points
    let count = Double(points.count)
    self.columns = columns.map { numbers in
      let mean = numbers.reduce(0, +) / count
      let variance = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
      return Column(mean: mean, scale: max(variance.squareRoot(), 1e-12))
    }
    for length in Self.lengths {
      for noise in Self.noises { consider(Kernel(length: length, noise: noise), columns) }
    }
  }

  private mutating func consider(_ kernel: Kernel, _ numbers: [[Double]]) {
    var kernel = kernel
    guard let factor = factor(kernel) else { return }
    kernel.factor = factor
    var logarithm = 0.0
    for row in points.indices {
      logarithm += Exponentiation.logarithm(factor[row * (row + 1) / 2 + row])
    }
    for index in columns.indices {
      let (mean, scale) = (columns[index].mean, columns[index].scale)
      let solution = forward(numbers[index].map { ($0 - mean) / scale }, factor)
      let variance = solution.reduce(1e-12) { $0 + $1 * $1 } / Double(points.count)
      let likelihood = -logarithm - 0.5 * Double(points.count) * Exponentiation.logarithm(variance)
      guard likelihood > columns[index].likelihood else { continue }
      columns[index].likelihood = likelihood
      columns[index].variance = variance
      columns[index].weights = backward(solution, factor)
      columns[index].kernel = kernels.count
    }
    kernels.append(kernel)
  }

  private func square(_ one: [Double], _ other: [Double]) -> Double {
    var sum = 0.0
    for axis in one.indices { sum += (one[axis] - other[axis]) * (one[axis] - other[axis]) }
    return sum
  }

  private func factor(_ kernel: Kernel) -> [Double]? {
    var factor: [Double] = []
    factor.reserveCapacity(points.count * (points.count + 1) / 2)
    for row in points.indices {
      let start = factor.count
      for column in 0...row {
        var sum = kernel.covariance(at: square(points[row], points[column]))
        if row == column { sum += kernel.noise + 1e-9 }
        let other = column * (column + 1) / 2
        for index in 0..<column { sum -= factor[start + index] * factor[other + index] }
        if row == column, sum <= 0 { return nil }
        factor.append(row == column ? sum.squareRoot() : sum / factor[other + column])
      }
    }
    return factor
  }

  private func forward(_ right: [Double], _ factor: [Double]) -> [Double] {
    var solution = right
    for row in right.indices {
      let start = row * (row + 1) / 2
      var sum = solution[row]
      for column in 0..<row { sum -= factor[start + column] * solution[column] }
      solution[row] = sum / factor[start + row]
    }
    return solution
  }

  private func backward(_ right: [Double], _ factor: [Double]) -> [Double] {
    var solution = right
    for row in right.indices.reversed() {
      let start = row * (row + 1) / 2
      let value = solution[row] / factor[start + row]
      solution[row] = value
      for column in 0..<row { solution[column] -= factor[start + column] * value }
    }
    return solution
  }

  func means(at point: [Double]) -> [Double] {
    let squares = points.map { square($0, point) }
    return columns.map { column in
      let kernel = kernels[column.kernel]
      var sum = 0.0
      for (square, weight) in zip(squares, column.weights) {
        sum += kernel.covariance(at: square) * weight
      }
      return column.mean + column.scale * sum
    }
  }

  /// Returns the standard deviations of the predictions; this is slower than computing the means.
  func deviations(at point: [Double]) -> [Double] {
    let squares = points.map { square($0, point) }
    var spreads: [Int: Double] = [:]
    return columns.map { column in
      let kernel = kernels[column.kernel]
      let spread =
        spreads[column.kernel]
        ?? forward(squares.map { kernel.covariance(at: $0) }, kernel.factor)
        .reduce(1 + kernel.noise) { $0 - $1 * $1 }
      spreads[column.kernel] = spread
      return column.scale * (column.variance * max(spread, 1e-12)).squareRoot()
    }
  }
}
