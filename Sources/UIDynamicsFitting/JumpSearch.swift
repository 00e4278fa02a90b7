// SPDX-License-Identifier: MIT

/// Meets goals of which some jump from one place to the next, as the time does at which a motion rests: first
/// those that do not, by least squares, then all, by looking around where those are met.
///
/// In a sum with the others, a goal that jumps hides the way down.
struct JumpSearch {
  /// How far the first look around goes, in parts of the cube, and the shortest and the widest.
  private static let (firstReach, leastReach, mostReach) = (0.01, 1e-4, 0.1)
  /// Starts nearer than this to an earlier start or end are not worth their runs.
  private static let distance = 0.2
  /// How many batches of runs look around one place.
  private static let batches = 12

  private let ledger: FitLedger
  /// How many of the first runs are an even sample.
  private let evenCount: Int
  private let sequence: LowDiscrepancy
  private var drawn = 0
  private var tried: [[Double]] = []
  private var startsLeft: Int

  init(_ ledger: FitLedger, evenCount: Int, starts: Int) {
    (self.ledger, self.evenCount, startsLeft) = (ledger, evenCount, starts)
    sequence = LowDiscrepancy(dimension: ledger.parameters.count)
  }

  /// From a place far from all before it, first from those that miss least of what does not jump; false where
  /// there is none, or enough were tried.
  @discardableResult mutating func searchNext() -> Bool {
    guard startsLeft > 0, !isOver, ledger.best?.evaluation.hasBoth ?? false, let start = start
    else { return false }
    startsLeft -= 1
    var descent = SecantDescent(ledger, leavesOutJumps: true)
    let end = descent.descend(from: start)
    if !isOver { lookAround(end) }
    tried += [start, end]
    return true
  }

  private var isOver: Bool { ledger.isExhausted || ledger.firstMet != nil }

  /// One of the even sample: where a search has ended, many runs stand close.
  private var start: [Double]? {
    ledger.samples.prefix(evenCount).filter {
      !$0.evaluation.misses.isEmpty && isFar($0.place, from: tried, Self.distance)
    }.min { $0.evaluation.steadyCost < $1.evaluation.steadyCost }?.place
  }

  /// In a box about as large as the region in which the steady goals are met.
  private mutating func lookAround(_ place: [Double]) {
    guard var middle = ledger.sample(at: place), middle.evaluation.isSteadyMet else { return }
    var reach = place.map { _ in Self.firstReach }
    for _ in 0..<Self.batches where !isOver {
      let found = samples(around: middle.place, reach)
      let met = found.filter(\.evaluation.isSteadyMet)
      let growth = met.count * 4 > 3 * found.count ? 2 : 1.3
      reach = place.indices.map { axis in
        let far = met.reduce(0) { max($0, abs($1.place[axis] - middle.place[axis])) }
        return min(max(growth * far, reach[axis] / 2, Self.leastReach), Self.mostReach)
      }
      middle = met.reduce(middle) { $1.evaluation.cost < $0.evaluation.cost ? $1 : $0 }
    }
  }

  private mutating func samples(
    around middle: [Double], _ reach: [Double]
  ) -> [FitLedger.Sample] {
    let count = 5 * middle.count
    let numbers = drawn + 1...drawn + count
    drawn += count
    return ledger.samples(
      at: numbers.map { number in
        let parts = sequence.point(number)
        return middle.indices.map { axis in
          min(max(middle[axis] + reach[axis] * (2 * parts[axis] - 1), 0), 1)
        }
      })
  }
}

extension FitEvaluation {
  private var steady: [Double] { misses.filter { !$0.jumps }.map(\.amount) }

  /// The sum of the squares of what is missing of the goals that do not jump.
  fileprivate var steadyCost: Double { steady.reduce(0) { $0 + $1 * $1 } }

  /// Whether nothing is missing of them, but for what may.
  fileprivate var isSteadyMet: Bool { !misses.isEmpty && steady.allSatisfy { abs($0) <= 1 } }

  /// Whether some goals jump and others do not.
  fileprivate var hasBoth: Bool { misses.contains(where: \.jumps) && !steady.isEmpty }
}
