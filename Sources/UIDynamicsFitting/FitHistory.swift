// SPDX-License-Identifier: MIT

/// All runs of a search in the order of request, each place at most once.
///
/// Batches may run in parallel; results keep the order of request, so they do not depend on parallelism.
package final class FitHistory {
  package struct Sample: Sendable {
    package let place: [Double]
    package let evaluation: FitEvaluation
  }

  package typealias Evaluate = ([[Double]]) -> [FitEvaluation]?

  package let parameters: [FitParameter]
  package let budget: Int
  package private(set) var samples: [Sample] = []
  package private(set) var isCut = false
  private let evaluate: Evaluate
  private var numbers: [[Int64]: Int] = [:]

  /// `evaluate` runs a batch of parameter values; `nil` ends the search.
  package init(_ parameters: [FitParameter], budget: Int, evaluate: @escaping Evaluate) {
    (self.parameters, self.budget, self.evaluate) = (parameters, budget, evaluate)
  }

  package var isExhausted: Bool { isCut || samples.count >= budget }

  /// The index of the first run that meets every goal.
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

  package func values(at place: [Double]) -> [Double] {
    zip(parameters, place).map { $0.value(at: $1) }
  }

  package func place(of values: [Double]) -> [Double] {
    zip(parameters, values).map { $0.place(of: $1) }
  }

  /// Runs the places that are new; places beyond the budget are missing at the end of the result.
  package func samples(at places: [[Double]]) -> [Sample] {
    let keys = places.map(Self.key)
    var new: [Int] = []
    for (index, key) in keys.enumerated() where numbers[key] == nil {
      if samples.count + new.count >= budget { break }
      numbers[key] = samples.count + new.count
      new.append(index)
    }
    run(new.map { places[$0] })
    return keys.compactMap { key in
      numbers[key].flatMap { samples.indices.contains($0) ? samples[$0] : nil }
    }
  }

  package func sample(at place: [Double]) -> Sample? { samples(at: [place]).first }

  private func run(_ places: [[Double]]) {
    if places.isEmpty || isCut { return }
    guard let found = evaluate(places.map(values)), found.count == places.count else {
      isCut = true
      return
    }
    samples += zip(places, found).map { Sample(place: $0, evaluation: $1) }
  }

  /// Places within 1e-9 of each other are the same.
  private static func key(_ place: [Double]) -> [Int64] {
    place.map { Int64(($0 * 1e9).rounded()) }
  }
}
