// SPDX-License-Identifier: MIT

internal import UIDynamicsFitting
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

struct FitReport {
  let fit: Fit
  let before: FitRun
  let found: FitRun
  let indifference: Indifference
  let uncertainty: Uncertainty?
  let minimized: String?
  let reproduce: String
  /// The values of `--set`.
  let settings: [RecordMember]

  var text: String {
    let expectations = found.expectations.isEmpty ? [] : table(expectationRows) + misses
    return
      ([headline] + failures + nextStep + [""] + table(parameterRows) + notes + [""] + expectations
      + ["reproduce: \(reproduce)"]).map { visible($0) + "\n" }.joined()
  }

  var isDone: Bool {
    let evaluation = found.evaluation
    return evaluation.isMet && (evaluation.objective == nil || evaluation.knownObjective != nil)
  }

  private var headline: String {
    let missed = found.expectations.count { !$0.passed }
    let count = found.expectations.count
    let runs = "after \(fit.runs.count) \(fit.runs.count == 1 ? "run" : "runs")\(objective)"
    if found.expectations.isEmpty, !found.evaluation.isMet {
      return "nothing found \(runs): no run with a valid scene finished"
    }
    if found.expectations.isEmpty { return "\(isDone ? "found" : "nothing found") \(runs)" }
    if fit.isStartKept { return "the scene already meets \(every): nothing changed" }
    if missed == 0 { return "met \(every) \(runs)" }
    let which = count == 1 ? "the expectation" : "\(missed) of \(count) expectations"
    return "not met: \(which) \(runs); this is the closest run"
  }

  private var failures: [String] {
    let count = Sentence.count(fit.runs.count, "runs")
    func line(_ what: String, _ reasons: [String]) -> [String] {
      reasons.prefix(1).map {
        "\(what): \(Sentence.number(reasons.count)) of \(count); the first error: \($0)"
      }
    }
    return line("no valid scene", fit.runs.compactMap { $0.invalid })
      + line("stopped by a guard", fit.runs.compactMap { $0.stopped })
  }

  /// Suggests next steps, because a failed search proves nothing.
  private var nextStep: [String] {
    if found.evaluation.isMet || found.expectations.isEmpty { return [] }
    let costs = Set(fit.runs.filter { $0.invalid == nil }.map { $0.evaluation.cost })
    return costs.count > 1 || indifference.isFree.contains(false)
      ? ["try narrower bounds (--vary NAME=LOW..HIGH) or more --runs"]
      : ["all runs are equally far off: vary other parameters"]
  }

  private var every: String {
    let count = found.expectations.count
    return [1: "its expectation", 2: "both expectations"][count] ?? "all \(count) expectations"
  }

  /// For example, `; settleTime is 0.9, was 1.2`.
  private var objective: String {
    guard let minimized else { return "" }
    guard let value = found.evaluation.knownObjective else {
      if !found.evaluation.isMet { return "" }
      let subject = found.expectations.count == 1 ? "it is" : "they are"
      return found.expectations.isEmpty
        ? ": \(minimized) has no value in any run"
        : ", but \(minimized) has no value where \(subject) met"
    }
    let old = before.evaluation.knownObjective.map { ", was \(Self.short($0, 6))" }
    return "; \(minimized) is \(Self.short(value, 6))\(old ?? "")"
  }

  private var parameterRows: [[String]] {
    let tolerance = NumberText.text(of: Fit.sameMotion)
    var rows = [
      ["parameter", "found", "was", "equivalent (motion within \(tolerance) pt)", "bounds"]
    ]
    if uncertainty != nil { rows[0].append("± (95 %)") }
    for (index, parameter) in fit.parameters.enumerated() {
      let interval = indifference.intervals[index]
      var row = [
        parameter.name, NumberText.text(of: found.values[index]),
        NumberText.text(of: ShortNumbers.rounded(before.values[index], 6)),
        Self.text(interval, around: found.values[index]),
        "\(NumberText.text(of: parameter.lower)) … \(NumberText.text(of: parameter.upper))",
      ]
      if let uncertainty {
        row.append(uncertainty.halfWidths[index].map { Self.short($0, 2) } ?? "any")
      }
      rows.append(row)
    }
    return rows
  }

  private var notes: [String] {
    var notes: [String] = []
    for (index, parameter) in fit.parameters.enumerated() {
      if indifference.isFree[index] {
        let tolerance = NumberText.text(of: Fit.sameMotion)
        notes.append(
          "\(parameter.name) has little effect on the motion: any value keeps it within \(tolerance) pt"
        )
      } else if [parameter.lower, parameter.upper].contains(found.values[index]) {
        notes.append("\(parameter.name) is at its bound: a wider range may be better")
      }
    }
    for pair in uncertainty?.correlations ?? [] {
      let names = (fit.parameters[pair.one].name, fit.parameters[pair.other].name)
      notes.append(
        "\(names.0) and \(names.1) compensate for each other (correlation \(Self.short(pair.value, 2)))"
      )
    }
    return notes
  }

  private var expectationRows: [[String]] {
    var rows = [["expectation", "margin before", "margin now", ""]]
    for (index, expectation) in found.expectations.enumerated() {
      let old = before.expectations.indices.contains(index) ? before.expectations[index] : nil
      rows.append([
        expectation.text, Self.margin(old), Self.margin(expectation),
        expectation.passed ? "met" : "failed",
      ])
    }
    return rows
  }

  private var misses: [String] {
    found.expectations.filter { !$0.passed }.compactMap { expectation in
      expectation.detail.map { "\(expectation.text): \($0)" }
    }
  }

  private static func margin(_ expectation: RunSummary.Expectation?) -> String {
    guard let margin = expectation?.margin else { return "–" }
    switch margin.sense {
    case .amount: return short(margin.value)
    case .sign: return margin.value > 0 ? "true" : "false"
    case .substitute: return "never"
    }
  }

  /// Uses enough digits to separate the ends and to include the found value.
  private static func text(_ interval: ClosedRange<Double>, around found: Double) -> String {
    let (low, high) = (min(interval.lowerBound, found), max(interval.upperBound, found))
    let ends = (4...15).lazy.map { (ShortNumbers.rounded(low, $0), ShortNumbers.rounded(high, $0)) }
      .first { $0 < $1 && $0 <= found && found <= $1 }
    let (lower, upper) = ends ?? (low, high)
    return "\(NumberText.text(of: lower)) … \(NumberText.text(of: upper))"
  }

  private static func short(_ number: Double, _ digits: Int = 4) -> String {
    NumberText.text(of: ShortNumbers.rounded(number, digits))
  }

  private func table(_ rows: [[String]]) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      let line = "  " + cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
