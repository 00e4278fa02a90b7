// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension EventPlayer {
  /// Describes the deciding item and its values: "of 5 it is not true of ball-2 and 1 more: ball-2.y is 612".
  func describe(_ finding: ExpressionListFinding, alone: Bool) -> String {
    let values = finding.hasTelling ? values(finding) : []
    return verdict(finding, alone ? "it" : finding.source)
      + (values.isEmpty ? "" : ": " + values.joined(separator: ", "))
  }

  private func verdict(_ finding: ExpressionListFinding, _ what: String) -> String {
    let (failing, count) = (finding.count - finding.holding, finding.count)
    let id = finding.item.map { scene.itemIDs[$0.item] } ?? ""
    func first(of number: Int) -> String { id + (number > 1 ? " and \(number - 1) more" : "") }
    let result = "\(finding.source) is \(finding.value)"
    if count == 0 { return "the list of \(finding.source) is empty" }
    return switch finding.aggregate {
    case .any where finding.holding == 0:
      "\(what) is false for all \(count) items; \(id) is the nearest"
    case .any: "of \(count) items, \(what) is true for \(first(of: finding.holding))"
    case .all where failing == 0: "\(what) is true for all \(count) items"
    case .count where !finding.hasTelling: result
    case .all, .count: "of \(count) items, \(what) is false for \(first(of: failing))"
    case .sum: result
    case .min, .max: "\(result), from \(id)"
    }
  }

  private func values(_ finding: ExpressionListFinding) -> [String] {
    guard let each = finding.item else { return [] }
    let outer = state.bind(each)
    defer { state.bind(outer) }
    return finding.asked.compactMap { property in
      guard property != .id, let value = try? state.value(of: .each(property)),
        let meaning = try? each.meaning(of: property, { scene.itemIDs[$0] })
      else { return nil }
      switch meaning {
      case .value: return "each.\(property.name) is \(value)"
      case .reference(let reference): return "\(scene.name(of: reference)) is \(value)"
      }
    }
  }
}
