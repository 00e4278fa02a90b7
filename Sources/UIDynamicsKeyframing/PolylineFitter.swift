// SPDX-License-Identifier: MIT

/// Finds the smallest set of ticks whose polyline stays within a tolerance of a path at every tick.
///
/// Works like `TrackFitter`, but with straight lines and distances in the plane.
package struct PolylineFitter {
  private static let mostMisses = 8
  private static let longest = 240

  private let x: [Double]
  private let y: [Double]
  private let tolerance: Double
  private var counts: [Int]
  private var errors: [Double]
  private var origins: [Int]

  /// - Returns: The ticks in ascending order, including the first and the last one, and the largest error.
  package static func fit(
    _ x: [Double], _ y: [Double], tolerance: Double
  ) -> (ticks: [Int], error: Double) {
    guard x.count > 1 else { return ([0], 0) }
    var fitter = PolylineFitter(x, y, tolerance: tolerance)
    return fitter.path()
  }

  private init(_ x: [Double], _ y: [Double], tolerance: Double) {
    (self.x, self.y, self.tolerance) = (x, y, tolerance)
    counts = [Int](repeating: .max, count: x.count)
    errors = [Double](repeating: 0, count: x.count)
    origins = [Int](repeating: 0, count: x.count)
  }

  private mutating func path() -> (ticks: [Int], error: Double) {
    counts[0] = 0
    for tick in 0..<x.count - 1 { explore(from: tick) }
    var path = [x.count - 1]
    while let tick = path.last, tick != 0 { path.append(origins[tick]) }
    return (path.reversed(), errors[x.count - 1])
  }

  private mutating func explore(from tick: Int) {
    var misses = 0
    for next in tick + 1...min(x.count - 1, tick + Self.longest) {
      if counts[next] <= counts[tick] { continue }
      let isTie = counts[next] == counts[tick] + 1
      if isTie && errors[next] <= 0.1 * tolerance { continue }
      guard let error = error(from: tick, to: next) else {
        misses += 1
        if misses > Self.mostMisses { return }
        continue
      }
      let worst = max(errors[tick], error)
      if isTie && worst >= errors[next] { continue }
      (counts[next], errors[next], origins[next]) = (counts[tick] + 1, worst, tick)
    }
  }

  private func error(from first: Int, to last: Int) -> Double? {
    let scale = 1 / Double(last - first)
    let (dx, dy) = ((x[last] - x[first]) * scale, (y[last] - y[first]) * scale)
    var worst = 0.0
    for tick in first + 1..<max(last, first + 1) {
      let steps = Double(tick - first)
      let (ex, ey) = (x[first] + dx * steps - x[tick], y[first] + dy * steps - y[tick])
      worst = max(worst, ex * ex + ey * ey)
      if worst > tolerance * tolerance { return nil }
    }
    return worst.squareRoot()
  }
}
