// SPDX-License-Identifier: MIT

/// Searches for a run that meets all goals, then for one that also minimizes the objective.
///
/// The search starts with an evenly distributed sample and predicts each goal from the runs so far (`SearchModel`). In
/// each batch of three runs, one has the smallest predicted deficit. The other two continue the sample at points that
/// are likely to meet all goals, because solutions may be scattered.
package struct GoalSearch {
  /// The maximum number of runs in a model; the time for a prediction grows with its cube.
  private static let mostPoints = 100
  /// The number of candidate points per parameter.
  private static let draws = [16, 50]
  /// The difference in log probability up to which points are considered equally likely.
  private static let slack = 2.0
  private static let reaches = [0.15, 0.05, 0.015, 4e-3, 1e-3]
  private static let finerReaches = [0.1, 0.03, 0.01, 3e-3, 1e-3, 3e-4, 1e-4]
  /// The smallest relative improvement that counts as progress.
  private static let gain = (cost: 0.01, objective: 1e-3)

  private let ledger: FitHistory
  private let sequence: LowDiscrepancy
  private var drawn = 0
  private var sampled = 1
  private var dimension: Int { ledger.parameters.count }

  package init(_ ledger: FitHistory) {
    self.ledger = ledger
    sequence = LowDiscrepancy(dimension: ledger.parameters.count)
  }

  package mutating func search() {
    sample()
    var (cost, last) = (Double.infinity, ledger.samples.count)
    while !ledger.isExhausted, ledger.firstMet == nil,
      ledger.samples.count - last < 100 * dimension
    {
      let best = ledger.best?.evaluation.cost ?? 0
      if best < (1 - Self.gain.cost) * cost { (cost, last) = (best, ledger.samples.count) }
      if !run(SearchModel(usable, minimizes: false)) { return }
    }
  }

  package mutating func minimize() {
    if drawn == 0 { sample() }
    var (lowest, last) = (Double.infinity, ledger.samples.count)
    while !ledger.isExhausted, ledger.samples.count - last < 20 + 15 * dimension {
      let best = ledger.best?.evaluation.objective ?? .infinity
      if best < lowest - Self.gain.objective * max(best.magnitude, 1e-9) {
        (lowest, last) = (best, ledger.samples.count)
      }
      if !run(SearchModel(usable, minimizes: true)) { return }
    }
  }

  private mutating func sample() {
    let start = ledger.parameters.map { $0.coordinate(of: $0.start) }
    _ = ledger.samples(at: [start] + points(5 * dimension + 4))
    sampled = drawn + 1
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

  /// The initial sample, and the best of the other runs.
  private var usable: [FitHistory.Sample] {
    if ledger.samples.count <= Self.mostPoints { return ledger.samples }
    let first = 5 * dimension + 5
    let others = FitHistory.bestFirst(ledger.samples.dropFirst(first))
    return Array(ledger.samples.prefix(first) + others.prefix(Self.mostPoints - first))
  }

  /// Runs the next batch; returns `false` if all of its points have already been run.
  private mutating func run(_ model: SearchModel) -> Bool {
    let before = ledger.samples.count
    let least = leastMissing(model)
    let likely = Self.draws.map {
      likelyPoint(among: $0 * dimension, model, model.chance(at: least))
    }
    _ = ledger.samples(at: [least] + likely)
    return ledger.samples.count > before
  }

  /// Returns the next sample point that is nearly as likely as the best of `count` points, otherwise the likeliest one.
  private mutating func likelyPoint(
    among count: Int, _ model: SearchModel, _ chance: Double
  ) -> [Double] {
    let points = (sampled..<sampled + count).map { sequence.point($0) }
    let chances = points.map { model.chance(at: $0) }
    let enough = chances.reduce(chance, max) - Self.slack
    if let first = chances.firstIndex(where: { $0 >= enough }) {
      sampled += first + 1
      return points[first]
    }
    sampled += count
    return points[chances.indices.max { chances[$0] < chances[$1] } ?? 0]
  }

  /// Returns the point with the smallest predicted deficit, in the whole box and near the best runs.
  private mutating func leastMissing(_ model: SearchModel) -> [Double] {
    var candidates = points(40 * dimension)
    for sample in model.best {
      for reach in Self.reaches {
        candidates += points(4 * dimension, around: sample.point, reach)
      }
    }
    let known = ledger.samples.map { $0.point }
    var (least, missing) = (candidates[0], Double.infinity)
    func consider(_ points: [[Double]]) {
      for point in points where isFar(point, from: known, 1e-4) {
        let amount = model.missing(at: point)
        if amount < missing { (least, missing) = (point, amount) }
      }
    }
    consider(candidates)
    for reach in Self.finerReaches { consider(points(8 * dimension, around: least, reach)) }
    return least
  }
}

/// Returns `true` if, for each of `others`, at least one coordinate of the point differs by more than `distance`.
func isFar(_ point: [Double], from others: [[Double]], _ distance: Double) -> Bool {
  others.allSatisfy { other in zip(other, point).contains { abs($0 - $1) > distance } }
}
