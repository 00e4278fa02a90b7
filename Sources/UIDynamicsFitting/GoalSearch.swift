// SPDX-License-Identifier: MIT

/// Looks for a place where everything is as wanted: an even sample of the cube, then least squares and
/// the simplex from the best places that are far from those that were tried.
package struct GoalSearch {
  /// Starts nearer than this to an earlier start or end are not worth their runs.
  static let distance = 0.12
  /// How many starts without gain end the search.
  private static let patience = 3
  /// How far around the best place a scattering goes, in parts of the cube.
  private static let reach = 0.25

  private let ledger: FitLedger
  private let sequence: LowDiscrepancy
  private var drawn = 0
  private var tried: [[Double]] = []

  package init(_ ledger: FitLedger) {
    self.ledger = ledger
    sequence = LowDiscrepancy(dimension: ledger.parameters.count)
  }

  /// Until everything is as wanted, nothing gets better, or there may be no more runs.
  package mutating func search() {
    let start = ledger.parameters.map { $0.place(of: $0.start) }
    sample(10 * start.count + 5, with: [start])
    let evenCount = ledger.samples.count
    glance(starts: 2 * start.count)
    // By turns with the other searches: each finds what the other misses.
    var jumps = JumpSearch(ledger, evenCount: evenCount, starts: 2 * start.count)
    var idle = 0
    while !isOver && idle < Self.patience {
      jumps.searchNext()
      let before = ledger.best?.evaluation.cost ?? 0
      guard let place = nextStart() else { return }
      descend(from: place)
      let after = ledger.best?.evaluation.cost ?? 0
      idle = after < 0.99 * before ? 0 : idle + 1
      if idle > 0 { scatter() }
    }
    while jumps.searchNext() {}
  }

  /// An even sample around the best place.
  ///
  /// Where the cost jumps from one place to the next, as the time does at which a motion rests, no way leads
  /// down, but places that are good lie near others that are not bad.
  private mutating func scatter() {
    guard let best = ledger.best?.place else { return }
    for _ in 0..<4 where !isOver {
      let count = 5 * best.count
      _ = ledger.samples(
        at: (drawn + 1...drawn + count).map { number in
          zip(best, sequence.point(number)).map { middle, part in
            min(max(middle - Self.reach, 0), 1 - 2 * Self.reach) + 2 * Self.reach * part
          }
        })
      drawn += count
    }
  }

  /// Goes down from the best places by least squares, as long as that is fast: many hollows have a bottom
  /// where the goals are not met, and it is not worth the runs to find it exactly.
  private mutating func glance(starts: Int) {
    if ledger.best?.evaluation.misses.isEmpty ?? true { return }
    for _ in 0..<starts {
      guard !isOver, let place = farPlace else { break }
      var descent = SecantDescent(ledger)
      tried += [place, descent.descend(from: place)]
    }
    tried = []
  }

  private var isOver: Bool { ledger.isExhausted || ledger.firstMet != nil }

  private mutating func sample(_ count: Int, with first: [[Double]] = []) {
    let places = first + (drawn + 1...drawn + count).map(sequence.point)
    drawn += count
    _ = ledger.samples(at: places)
  }

  /// One restart of the simplex where it ended takes it out of false ends.
  private mutating func descend(from place: [Double]) {
    let ledger = ledger
    var simplex = Simplex(
      ledger, cost: { $0.evaluation.cost }, shouldStop: { ledger.firstMet != nil })
    let middle = simplex.descend(from: place, step: 0.08)
    let end = isOver ? middle : simplex.descend(from: middle, step: 0.03)
    tried += [place, end]
  }

  private mutating func nextStart() -> [Double]? {
    if let place = farPlace { return place }
    sample(10 * ledger.parameters.count)
    return isOver ? nil : farPlace ?? ledger.best?.place
  }

  /// The best place that is far from all that were tried.
  private var farPlace: [Double]? {
    ledger.samples.filter { isFar($0.place, from: tried, Self.distance) }
      .min { $0.evaluation.cost < $1.evaluation.cost }?.place
  }
}

/// Whether it is farther than `distance` from each of `others`.
func isFar(_ place: [Double], from others: [[Double]], _ distance: Double) -> Bool {
  others.allSatisfy { largestDistance($0, place) > distance }
}

/// In the direction in which it is largest.
func largestDistance(_ one: [Double], _ other: [Double]) -> Double {
  zip(one, other).reduce(0) { max($0, abs($1.0 - $1.1)) }
}
