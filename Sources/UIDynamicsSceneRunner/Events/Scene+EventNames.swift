// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension Scene {
  /// Returns the name of an event in messages: its id, or its JSON pointer and trigger.
  func name(ofEvent index: Int) -> String {
    let event = events[index]
    if let id = event.id { return "the event \(id)" }
    let each = event.each.map { " for \(itemIDs[$0.item])" } ?? ""
    return "/events/\(event.sourceIndex ?? index) (\(name(of: event.trigger)))\(each)"
  }

  private func name(of trigger: SceneTrigger) -> String {
    switch trigger {
    case .at: "at"
    case .on(let happening, _): "on \(happening.rawValue)"
    case .gesture(let gesture, let state):
      "on \(state?.name(of: gestures[gesture].id) ?? gestures[gesture].id)"
    case .emit(let name): "on emit:\(name)"
    case .several(let triggers): triggers.map(name).joined(separator: ", ")
    case .when(let expression): "when \(expression.text)"
    case .every(let interval): "every \(NumberText.text(of: interval.length)) s"
    }
  }
}
