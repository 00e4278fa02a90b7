// SPDX-License-Identifier: MIT

/// Goes down by least squares where a run for every slope would be too much: what the misses change with
/// the parameters is read off the last few runs, and each step replaces one of them.
struct SecantDescent {
  private struct Point {
    let place: [Double]
    let misses: [Double]
    let cost: Double

    init(_ sample: FitLedger.Sample, leavesOutJumps: Bool) {
      place = sample.place
      misses = sample.evaluation.misses.filter { !leavesOutJumps || !$0.jumps }.map(\.amount)
      cost = misses.reduce(0) { $0 + $1 * $1 }
    }
  }

  /// Steps shorter than this lead nowhere.
  private static let leastReach = 5e-4
  private static let mostReach = 0.25

  private let ledger: FitLedger
  private let leavesOutJumps: Bool
  /// How many runs that did not halve the cost end it.
  private let patience: Int
  private var points: [Point] = []
  private var reach = 0.08
  private var failures = 0
  /// The lowest cost, by the number of runs since the beginning.
  private var history: [Double] = []

  /// `leavesOutJumps` is for the goals alone that do not jump.
  init(_ ledger: FitLedger, leavesOutJumps: Bool = false) {
    (self.ledger, self.leavesOutJumps) = (ledger, leavesOutJumps)
    patience = 2 * ledger.parameters.count + 4
  }

  /// The place where it ends.
  mutating func descend(from start: [Double]) -> [Double] {
    guard rebuild(around: start) else { return start }
    while !isOver, step() {}
    return points[0].place
  }

  private func point(_ sample: FitLedger.Sample) -> Point {
    Point(sample, leavesOutJumps: leavesOutJumps)
  }

  private var isOver: Bool { ledger.isExhausted || ledger.firstMet != nil || isSlow }

  private var isSlow: Bool {
    history.count > patience
      && history[history.count - 1] > 0.5 * history[history.count - 1 - patience]
  }

  /// Runs in every direction around a place; false when there may be no more of them.
  private mutating func rebuild(around start: [Double]) -> Bool {
    var places = [start]
    for axis in start.indices {
      var place = start
      place[axis] += start[axis] + reach <= 1 ? reach : -reach
      places.append(place)
    }
    let found = ledger.samples(at: places).map(point)
    let count = found.first?.misses.count ?? 0
    // A run that was stopped has none.
    guard found.count == places.count, found.allSatisfy({ $0.misses.count == count }), count > 0
    else { return false }
    points = found
    sort()
    for _ in start { history.append(points[0].cost) }
    failures = 0
    return true
  }

  /// False when nothing more can be done.
  private mutating func step() -> Bool {
    let offsets = points.dropFirst().map { zip($0.place, points[0].place).map { $0 - $1 } }
    guard let inverse = LinearSystem.inverse(offsets), let place = place(inverse),
      largestDistance(place, points[0].place) > 1e-7
    else { return retreat() }
    guard let sample = ledger.sample(at: place) else { return false }
    let point = point(sample)
    let isBetter = point.misses.count == points[0].misses.count && point.cost < points[0].cost
    history.append(min(point.cost, points[0].cost))
    if point.misses.count == points[0].misses.count { replace(with: point, inverse) }
    if !isBetter { return retreat() }
    failures = 0
    reach = min(1.5 * reach, Self.mostReach)
    return true
  }

  /// The foot of the paraboloid that the slopes make, within reach.
  private func place(_ inverse: [[Double]]) -> [Double]? {
    let changes = points.dropFirst().map { zip($0.misses, points[0].misses).map { $0 - $1 } }
    let columns = inverse.map { row in
      points[0].misses.indices.map { part in
        zip(row, changes).reduce(0) { $0 + $1.0 * $1.1[part] }
      }
    }
    var normal = columns.map { one in columns.map { other in Self.product(one, other) } }
    let largest = normal.indices.reduce(0) { max($0, normal[$1][$1]) }
    for axis in normal.indices { normal[axis][axis] += 1e-6 * largest + 1e-300 }
    let gradient = columns.map { -Self.product($0, points[0].misses) }
    guard let step = LinearSystem.solve(normal, gradient) else { return nil }
    let length = step.reduce(0) { max($0, abs($1)) }
    let factor = length > reach ? reach / length : 1
    return zip(points[0].place, step).map { min(max($0 + factor * $1, 0), 1) }
  }

  /// Puts a run in the place of the one that says least about the slopes there.
  private mutating func replace(with point: Point, _ inverse: [[Double]]) {
    let way = zip(point.place, points[0].place).map { $0 - $1 }
    // How much each of the others stands for the new one.
    let shares = inverse.indices.map { other in
      way.indices.reduce(0) { $0 + way[$1] * inverse[$1][other] }
    }
    let middle = point.cost < points[0].cost ? point.place : points[0].place
    let weights = shares.enumerated().map { other, share in
      let distance = largestDistance(points[other + 1].place, middle) / reach
      return abs(share) * max(1, distance * distance)
    }
    guard let least = weights.indices.max(by: { weights[$0] < weights[$1] }) else { return }
    if abs(shares[least]) > 1e-3 || point.cost < points[0].cost { points[least + 1] = point }
    sort()
  }

  /// Looks nearer; a second time with slopes that are measured anew.
  private mutating func retreat() -> Bool {
    reach /= 2
    failures += 1
    if reach < Self.leastReach { return false }
    return failures < 2 || rebuild(around: points[0].place)
  }

  private static func product(_ one: [Double], _ other: [Double]) -> Double {
    zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The best first; equal ones keep their order.
  private mutating func sort() {
    points = points.enumerated().sorted {
      ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
    }.map(\.element)
  }
}
