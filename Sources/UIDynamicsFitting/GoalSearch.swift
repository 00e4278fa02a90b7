// SPDX-License-Identifier: MIT

/// A constrained search: looks for a run that meets every goal, then for one whose objective is small as well.
///
/// It begins with an even sample and predicts every goal from the runs so far (`SearchModel`). The next runs are
/// those most likely to meet all goals, away from earlier runs, and those predicted to miss least.
package struct GoalSearch {
  /// The time of a prediction grows with its cube.
  private static let mostPlaces = 100
  /// Distances of the runs of a batch from all other runs, in parts of the cube.
  ///
  /// The first, third … run is the most likely one, the others miss least.
  private static let (wideDistances, fineDistances) = (
    [0.1, 1e-4, 0.03, 0.02], [0.1, 1e-4, 0.01, 1e-4]
  )
  private static let reaches = [0.15, 0.05, 0.015, 4e-3, 1e-3]
  private static let finerReaches = [0.1, 0.03, 0.01, 3e-3, 1e-3, 3e-4, 1e-4]
  /// A smaller improvement, as a part of the value, does not count.
  private static let gain = (cost: 0.01, objective: 1e-3)

  private let ledger: FitLedger
  private let sequence: LowDiscrepancy
  private var drawn = 0
  private var dimension: Int { ledger.parameters.count }

  package init(_ ledger: FitLedger) {
    self.ledger = ledger
    sequence = LowDiscrepancy(dimension: ledger.parameters.count)
  }

  /// Ends when every goal is met, nothing improves, or the budget is used up.
  package mutating func search() {
    sample()
    var (cost, last) = (Double.infinity, ledger.samples.count)
    while !ledger.isExhausted, ledger.firstMet == nil,
      ledger.samples.count - last < 100 * dimension
    {
      let best = ledger.best?.evaluation.cost ?? 0
      if best < (1 - Self.gain.cost) * cost { (cost, last) = (best, ledger.samples.count) }
      if !run(SearchModel(places, minimizes: false), Self.wideDistances) { return }
    }
  }

  /// Makes the objective small where every goal is met.
  package mutating func minimize() {
    if drawn == 0 { sample() }
    var (lowest, last) = (Double.infinity, ledger.samples.count)
    while !ledger.isExhausted, ledger.samples.count - last < 20 + 15 * dimension {
      let best = ledger.best?.evaluation.objective ?? .infinity
      if best < lowest - Self.gain.objective * max(best.magnitude, 1e-9) {
        (lowest, last) = (best, ledger.samples.count)
      }
      if !run(SearchModel(places, minimizes: true), Self.fineDistances) { return }
    }
  }

  private mutating func sample() {
    let start = ledger.parameters.map { $0.place(of: $0.start) }
    _ = ledger.samples(at: [start] + points(5 * dimension + 4))
  }

  private mutating func points(_ count: Int) -> [[Double]] {
    defer { drawn += count }
    return (drawn + 1...drawn + count).map { sequence.point($0) }
  }

  private mutating func points(_ count: Int, around middle: [Double], _ reach: Double) -> [[Double]]
  {
    points(count).map { point in
      zip(middle, point).map { min(max($0 + reach * (2 * $1 - 1), 0), 1) }
    }
  }

  /// The even sample and the best of the other runs.
  private var places: [FitLedger.Sample] {
    if ledger.samples.count <= Self.mostPlaces { return ledger.samples }
    let first = 5 * dimension + 5
    let others = FitLedger.bestFirst(ledger.samples.dropFirst(first))
    return Array(ledger.samples.prefix(first) + others.prefix(Self.mostPlaces - first))
  }

  /// Does the next batch of runs; false if there is none.
  private mutating func run(_ model: SearchModel, _ distances: [Double]) -> Bool {
    var candidates = points(40 * dimension)
    for sample in model.best {
      for reach in Self.reaches {
        candidates += points(4 * dimension, around: sample.place, reach)
      }
    }
    // What each candidate is predicted to miss; a prediction is slow, so each is made once.
    var missing = candidates.map { model.missing(at: $0) }
    var least = missing.indices.min { missing[$0] < missing[$1] } ?? 0
    for reach in Self.finerReaches {
      let finer = points(8 * dimension, around: candidates[least], reach)
      candidates += finer
      missing += finer.map { model.missing(at: $0) }
      for place in missing.indices.suffix(finer.count) where missing[place] < missing[least] {
        least = place
      }
    }
    var picked: [[Double]] = []
    let known = ledger.samples.map { $0.place }
    let chances = candidates.map { model.chance(at: $0) }
    let merits = [chances, missing.map { -$0 }]
    for (index, distance) in distances.enumerated() {
      let merits = merits[index % 2]
      let order = candidates.indices.sorted { (merits[$0], $1) > (merits[$1], $0) }
      if let place = order.first(where: { isFar(candidates[$0], from: known + picked, distance) }) {
        picked.append(candidates[place])
      }
    }
    return !ledger.samples(at: picked).isEmpty
  }
}

/// True if a place is farther than `distance` from each of `others`, in the direction in which it is farthest.
func isFar(_ place: [Double], from others: [[Double]], _ distance: Double) -> Bool {
  others.allSatisfy { other in zip(other, place).contains { abs($0 - $1) > distance } }
}
