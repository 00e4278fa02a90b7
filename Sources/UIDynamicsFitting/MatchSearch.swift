// SPDX-License-Identifier: MIT

/// Searches for the run that is closest to a recording.
///
/// Fits the start of the recording first, where the error is smooth, and then longer and longer parts of it. The
/// history keeps all residuals, so a run can be evaluated for a different part without running it again.
package struct MatchSearch {
  private static let parts = [0.2, 0.35, 0.5, 0.65, 0.8, 1]
  /// If the deviation is below this, in units of the tolerance, no more starting points are tried.
  private static let good = 0.3

  private static let mostStarts = 5

  private let ledger: FitHistory

  package init(_ ledger: FitHistory) { self.ledger = ledger }

  package func search() {
    let start = ledger.parameters.map { $0.coordinate(of: $0.start) }
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

  private func starts(upTo count: Int) -> [FitHistory.Sample] {
    let sorted = ledger.samples.enumerated()
      .map { ($0.element.evaluation.deviation(upTo: count), $0) }
      .sorted { ($0.0, $0.1.offset) < ($1.0, $1.1.offset) }
    var starts: [FitHistory.Sample] = []
    for sample in sorted.map({ $0.1.element })
    where isFar(sample.point, from: starts.map { $0.point }, 0.1) {
      starts.append(sample)
      if starts.count == Self.mostStarts { break }
    }
    return starts
  }

  private func best(upTo count: Int) -> Double {
    ledger.samples.reduce(.infinity) { min($0, $1.evaluation.deviation(upTo: count)) }
  }
}
