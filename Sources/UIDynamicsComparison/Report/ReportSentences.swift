// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

extension Deviation {
  var moment: String {
    time.isNaN ? "tick \(tick)" : "tick \(tick) (\(ShortNumber.time(time)) s)"
  }

  var words: String {
    let of = item.map { $0.isEmpty ? "" : " of \($0)" } ?? ""
    return switch kind {
    case .value(let column, let expected, let actual):
      "\(name): \(ShortNumber.exact(expected, of: column)) → \(ShortNumber.exact(actual, of: column))\(size)"
    case .missingRow: "row\(of) missing"
    case .newRow: "extra row\(of)"
    case .missingTick: "its rows are missing"
    case .newTick: "its rows are extra"
    case .digest: "the engine state (digest)"
    }
  }

  var name: String {
    [item, column?.rawValue].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ".")
  }

  private var size: String {
    guard let difference, let unit = column?.columnClass?.unit else { return "" }
    // Near 0, the number of steps is huge and meaningless.
    let steps = steps.map { $0 > 1000 ? "" : ", \($0) ulp" } ?? ""
    return "  (\(ShortNumber.signed(difference)) \(unit)\(steps))"
  }
}

extension ColumnRelation.Kind {
  fileprivate func words(of column: Column, _ expected: String, _ actual: String) -> String {
    let name = column.rawValue
    return switch self {
    case .moved(let shift):
      "\(name) is \(ShortNumber.text(shift.magnitude)) \(column.columnClass?.unit ?? "")"
        + " \(shift < 0 ? "smaller" : "larger") throughout"
    case .mirrored(let sum): "\(name) is mirrored: \(ShortNumber.text(sum)) − \(name)"
    case .otherSign: "\(name) has the opposite sign"
    case .degrees(let isActual): "the angles of \(isActual ? actual : expected) look like degrees"
    case .scaled(let factor): "\(name) is \(ShortNumber.text(factor)) times as large"
    }
  }
}

extension EventRecord {
  var words: String {
    let isContact = kind == .contactBegan || kind == .contactEnded
    let partner = other ?? boundary ?? (isContact ? "bounds" : nil)
    let pair = [item, partner].compactMap { $0 }.joined(separator: " – ")
    return [kind.rawValue, pair, name ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension EventChange {
  private static let mostValues = 4

  private static func list(_ values: [String]) -> String {
    let rest = values.count - mostValues
    return values.prefix(mostValues).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  var words: String {
    let which = "\(event.words)\(number > 1 ? " #\(number)" : "")"
    return switch kind {
    case .missing: "\(which): tick \(event.tick) → missing"
    case .new: "\(which): new at tick \(event.tick)"
    case .moved(let tick): "\(which): tick \(event.tick) → \(tick)"
    case .changed(let values): "\(which): \(Self.list(values)) at tick \(event.tick)"
    }
  }
}

extension RunSummary.Expectation {
  package var failureLines: [String] {
    ["\(location): \(failure)"] + [detail, miss].compactMap { $0.map { "  \($0)" } }
  }
}

extension ComparisonOutcome.Cause {
  package var word: String {
    switch self {
    case .scene: "scene"
    case .numerics: "numerics"
    case .motion: "motion"
    case .expectation: "expectation"
    case .stopped: "guard"
    }
  }

  package var sentence: String {
    switch self {
    case .scene(let changes): "the scene changed: \(changes.joined(separator: ", "))"
    case .numerics(let expected, let actual):
      "the numerics changed: \(expected) → \(actual)"
    case .motion: "the motion differs"
    case .expectation: "the motion is the same, but an expectation failed"
    case .stopped: "the motion is the same, but a guard stopped it"
    }
  }
}

extension ComparisonOutcome {
  private static let mostItems = 6

  var uncomparedParts: [String] {
    var parts: [String] = []
    if isSame, isThin, let first = statistics.first {
      parts.append(
        "ticks between the frames of a thin log; their digests differ from"
          + " \(first.moment) on")
    }
    if uncompared > 0 {
      let all = uncompared + statistics.ticks
      parts.append("\(uncompared) of \(all) times, after the end of the run")
    }
    if let ticks = times?.uncomparedTicks {
      let first = ticks.count == 1 ? "the last tick" : "the last \(ticks.count)"
      parts.append(
        "\(first) of \(ticks.of) ticks of \(actual.name), after the end of \(expected.name)"
      )
    }
    let omitted = rows.omitted.counts
    if !omitted.isEmpty {
      let items = omitted.prefix(Self.mostItems).map { item, rows in
        let isWhole = (unmatched.expected + unmatched.actual).contains(item)
        return isWhole ? item : "\(item) at \(rows) \(Plural.noun("times", for: rows))"
      }
      let rest = omitted.count - items.count
      parts.append(
        "\(items.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : ""), missing in"
          + " \(expected.header == nil ? expected.name : actual.name)")
    }
    return parts
  }

  package var kind: String? {
    if rules.level != .trajectory { return nil }
    if statistics.isOfLastDigits { return "only the last digits differ" }
    if statistics.columns == [.time] { return "only times differ" }
    if statistics.left?.kind == .digest, statistics.columns.isEmpty {
      return "the motion or only the engine's order, between the frames of a thin log"
    }
    if let isActual = rows.corners.isActual {
      let name = isActual ? actual.name : expected.name
      return "the positions of \(name) look like top-left corners, not centers"
    }
    let relations = rows.related.map { $0.kind.words(of: $0.column, expected.name, actual.name) }
    if !relations.isEmpty { return relations.joined(separator: "; ") }
    if let shift = rows.shift {
      let ticks = shift.magnitude == 1 ? "1 tick" : "\(shift.magnitude) ticks"
      return "the same path, \(ticks) \(shift > 0 ? "later" : "earlier")"
    }
    let velocities: Set<Column> = [.vx, .vy, .omega, .speed]
    if !statistics.columns.isEmpty && statistics.columns.isSubset(of: velocities) {
      return "only velocities differ"
    }
    if let first = statistics.first, let contact = events.firstContact,
      (contact...contact + 1).contains(first.tick)
    {
      return "starts at the first contact"
    }
    return nil
  }
}
