// SPDX-License-Identifier: MIT

/// Makes a number small, once runs are known that are as wanted: the simplex from the best of them, for
/// which what is missing weighs a thousand times.
package struct MinimumSearch {
  private static let weight = 1e3
  /// How many starts without gain end the search.
  private static let patience = 2
  /// What counts as a gain, as a part of the number.
  private static let gain = 1e-3

  private let ledger: FitLedger

  package init(_ ledger: FitLedger) { self.ledger = ledger }

  /// Until nothing gets better, or there may be no more runs.
  package func search() {
    sample()
    var tried: [[Double]] = []
    var idle = 0
    while !ledger.isExhausted, idle < Self.patience, let start = start(apartFrom: tried) {
      let before = lowest
      tried += [start, descend(from: start)]
      idle = lowest < before - Self.gain * max(before.magnitude, 1e-9) ? 0 : idle + 1
    }
  }

  /// An even look at the box, which a search that was met at once has not taken.
  private func sample() {
    let count = ledger.parameters.count
    let sequence = LowDiscrepancy(dimension: count)
    _ = ledger.samples(at: (1...10 * count + 5).map(sequence.point))
  }

  private var lowest: Double { ledger.best?.evaluation.objective ?? .infinity }

  private func start(apartFrom tried: [[Double]]) -> [Double]? {
    ledger.samples.filter {
      $0.evaluation.isMet && isFar($0.place, from: tried, GoalSearch.distance)
    }.min { ($0.evaluation.objective ?? 0) < ($1.evaluation.objective ?? 0) }?.place
  }

  private func descend(from start: [Double]) -> [Double] {
    let scale = max(1, lowest.magnitude)
    var simplex = Simplex(
      ledger,
      cost: { sample in
        let penalty = Self.weight * scale * sample.evaluation.cost
        return (sample.evaluation.objective ?? 1e300) + penalty
      }, shouldStop: { false })
    let middle = simplex.descend(from: start, step: 0.1)
    return ledger.isExhausted ? middle : simplex.descend(from: middle, step: 0.03)
  }
}
