// SPDX-License-Identifier: MIT

/// Looks for the run that is nearest to a recording: first on the beginning of the time, where the way
/// there is smooth, then on more and more of it.
///
/// Every run is kept as a whole, so that what it is worth on any part of the time costs nothing.
package struct MatchSearch {
  /// The parts of the time, one after the other.
  private static let parts = [0.2, 0.35, 0.5, 0.65, 0.8, 1]
  /// Nearer than this to the recording, in units of what is allowed, further starts are not tried.
  private static let good = 0.3

  private static let mostStarts = 5

  private let ledger: FitLedger

  package init(_ ledger: FitLedger) { self.ledger = ledger }

  package func search() {
    let start = ledger.parameters.map { $0.place(of: $0.start) }
    let sequence = LowDiscrepancy(dimension: start.count)
    _ = ledger.samples(at: [start] + (1...8 * start.count).map(sequence.point))
    let total = ledger.samples.map { $0.evaluation.residuals.count }.max() ?? 0
    if total == 0 { return }
    for part in Self.parts {
      fit(upTo: max(1, Int((part * Double(total)).rounded(.up))))
      if ledger.isExhausted { return }
    }
  }

  private func fit(upTo count: Int) {
    for start in starts(upTo: count) {
      _ = LeastSquares(ledger: ledger, count: count).descend(from: start)
      if ledger.isExhausted || best(upTo: count) < Self.good { break }
    }
  }

  /// The best runs that are apart from each other.
  private func starts(upTo count: Int) -> [FitLedger.Sample] {
    let sorted = ledger.samples.enumerated()
      .map { ($0.element.evaluation.deviation(upTo: count), $0) }
      .sorted { ($0.0, $0.1.offset) < ($1.0, $1.1.offset) }
    var starts: [FitLedger.Sample] = []
    for sample in sorted.map({ $0.1.element })
    where isFar(sample.place, from: starts.map { $0.place }, 0.1) {
      starts.append(sample)
      if starts.count == Self.mostStarts { break }
    }
    return starts
  }

  private func best(upTo count: Int) -> Double {
    ledger.samples.reduce(.infinity) { min($0, $1.evaluation.deviation(upTo: count)) }
  }
}
