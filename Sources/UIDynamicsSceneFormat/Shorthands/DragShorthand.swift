// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics
internal import UIDynamicsTrajectory

/// A gesture that drags a view.
///
/// The view is anchored and follows the finger; when the finger is lifted, the view is released with its velocity.
struct DragShorthand {
  let view: String
  private let gesture: String
  /// The variable that stores the position of the view when the stroke starts.
  private let start: String
  private let axis: String?
  private let isThrown: Bool

  /// Adds the name of the gesture's variable to those already taken.
  init?(_ reader: ObjectReader, avoiding taken: inout Set<String>) {
    guard let view = reader.string("drags"), let gesture = reader.string("id") else { return nil }
    var start = gesture.replacing("-", with: "_") + "_start"
    while !taken.insert(start).inserted { start += "_2" }
    (self.view, self.gesture, self.start) = (view, gesture, start)
    axis = reader.string("axis")
    isThrown = reader.boolean("throws") ?? true
  }

  private var hold: String { "\(gesture)-drag" }

  var variable: String { "\(JSONText.text(of: start)): [0, 0]" }

  var behavior: String {
    "{ \"type\": \"dynamicItem\", \"id\": \"\(hold)\", \"items\": [\"\(view)\"] }"
  }

  var events: [String] {
    let began = "{ \"set\": \"\(start)\", \"to\": \"=`\(view)`.center\" }, \(anchored(true))"
    let update = "{ \"updateItem\": \"\(view)\" }"
    let part = axis.map { ".\($0)" } ?? ""
    let moved =
      "{ \"set\": \"\(view).center\(part)\", \"to\": \"=\(start)\(part) + touch.translation\(part)\" }"
    let velocity =
      switch axis {
      case "x": "=point(touch.velocity.x, 0)"
      case "y": "=point(0, touch.velocity.y)"
      default: "=touch.velocity"
      }
    // A released item starts at rest in the next tick and loses its earlier velocity.
    let thrown =
      "{ \"after\": 0, \"do\": [{ \"addLinearVelocity\": \"\(velocity)\", \"for\": \"\(view)\","
      + " \"in\": \"\(hold)\" }] }"
    return [
      event("began", ["began"], began), event("moved", ["changed"], "\(moved), \(update)"),
      event("released", ["ended", "cancelled", "failed"], anchored(false)),
    ] + (isThrown ? [event("thrown", ["ended"], thrown)] : [])
  }

  private func anchored(_ isAnchored: Bool) -> String {
    "{ \"set\": \"\(hold).isAnchored\", \"to\": \(isAnchored) }"
  }

  private func event(_ name: String, _ states: [String], _ actions: String) -> String {
    let triggers = states.map { "\"\(gesture).\($0)\"" }
    let on = triggers.count == 1 ? triggers[0] : "[\(triggers.joined(separator: ", "))]"
    return "{ \"id\": \"\(hold)-\(name)\", \"on\": \(on), \"do\": [\(actions)] }"
  }
}
