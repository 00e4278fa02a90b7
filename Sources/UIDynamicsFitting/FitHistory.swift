// SPDX-License-Identifier: MIT

/// All runs of a search in the order in which they were requested; each point is run at most once.
///
/// A batch may run in parallel, but the results stay in order, so they do not depend on parallelism.
package final class FitHistory {
  package struct Sample: Sendable {
    package let point: [Double]
    package let evaluation: FitEvaluation
  }

  package typealias Evaluate = ([[Double]]) -> [FitEvaluation]?

  package let parameters: [FitParameter]
  package let budget: Int
  package private(set) var samples: [Sample] = []
  package private(set) var isCut = false
  private let evaluate: Evaluate
  private var numbers: [[Int64]: Int] = [:]

  /// `evaluate` runs a batch of parameter values; it returns `nil` to end the search.
  package init(_ parameters: [FitParameter], budget: Int, evaluate: @escaping Evaluate) {
    (self.parameters, self.budget, self.evaluate) = (parameters, budget, evaluate)
  }

  package var isExhausted: Bool { isCut || samples.count >= budget }

  /// The index of the first run that meets all goals.
  package var firstMet: Int? { samples.firstIndex { $0.evaluation.isMet } }

  package var best: Sample? {
    samples.min { $0.evaluation.isBetter(than: $1.evaluation) }
  }

  static func bestFirst(_ samples: some Sequence<Sample>) -> [Sample] {
    samples.enumerated().sorted {
      $0.element.evaluation.isBetter(than: $1.element.evaluation)
        || (!$1.element.evaluation.isBetter(than: $0.element.evaluation) && $0.offset < $1.offset)
    }.map { $0.element }
  }

  package func values(at point: [Double]) -> [Double] {
    zip(parameters, point).map { $0.value(at: $1) }
  }

  package func point(of values: [Double]) -> [Double] {
    zip(parameters, values).map { $0.coordinate(of: $1) }
  }

  /// Runs the points that are new; the result ends early if the budget does not suffice for all points.
  package func samples(at points: [[Double]]) -> [Sample] {
    let keys = points.map(Self.key)
    var new: [Int] = []
    for (index, key) in keys.enumerated() where numbers[key] == nil {
      if samples.count + new.count >= budget { break }
      numbers[key] = samples.count + new.count
      new.append(index)
    }
    run(new.map { points[$0] })
    return keys.compactMap { key in
      numbers[key].flatMap { samples.indices.contains($0) ? samples[$0] : nil }
    }
  }

  package func sample(at point: [Double]) -> Sample? { samples(at: [point]).first }

  private func run(_ points: [[Double]]) {
    if points.isEmpty || isCut { return }
    guard let found = evaluate(points.map(values)), found.count == points.count else {
      isCut = true
      return
    }
    samples += zip(points, found).map { Sample(point: $0, evaluation: $1) }
  }

  /// Points within 1e-9 of each other count as the same point.
  private static func key(_ point: [Double]) -> [Int64] {
    point.map { Int64(($0 * 1e9).rounded()) }
  }
}
