// SPDX-License-Identifier: MIT

/// All runs of a search in the order in which they were asked for, each place at most once.
///
/// What is asked for together may be run at the same time: the order of the answers is that of the
/// questions, so that nothing depends on how many run at once.
package final class FitLedger {
  /// A run: a place in the unit cube and what became of it.
  package struct Sample: Sendable {
    package let place: [Double]
    package let evaluation: FitEvaluation
  }

  package typealias Evaluate = ([[Double]]) -> [FitEvaluation]?

  package let parameters: [FitParameter]
  /// How many runs there may be.
  package let budget: Int
  package private(set) var samples: [Sample] = []
  /// Set when somebody asked for the end.
  package private(set) var isCut = false
  private let evaluate: Evaluate
  private var numbers: [[Int64]: Int] = [:]

  /// `evaluate` takes the values of the parameters of some runs; nil ends the search.
  package init(_ parameters: [FitParameter], budget: Int, evaluate: @escaping Evaluate) {
    (self.parameters, self.budget, self.evaluate) = (parameters, budget, evaluate)
  }

  package var isExhausted: Bool { isCut || samples.count >= budget }

  /// The number of the first run in which everything is as wanted.
  package var firstMet: Int? { samples.firstIndex { $0.evaluation.isMet } }

  /// The best run, of equal ones the first.
  package var best: Sample? {
    samples.min { $0.evaluation.isBetter(than: $1.evaluation) }
  }

  /// Equal ones keep their order.
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

  /// The runs at some places; those that the budget does not allow any more are missing at the end.
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

  /// The run at a place; nil when there may be no more.
  package func sample(at place: [Double]) -> Sample? { samples(at: [place]).first }

  private func run(_ places: [[Double]]) {
    if places.isEmpty || isCut { return }
    guard let found = evaluate(places.map(values)), found.count == places.count else {
      isCut = true
      return
    }
    samples += zip(places, found).map { Sample(place: $0, evaluation: $1) }
  }

  /// Places nearer to each other than this are the same.
  private static func key(_ place: [Double]) -> [Int64] {
    place.map { Int64(($0 * 1e9).rounded()) }
  }
}
