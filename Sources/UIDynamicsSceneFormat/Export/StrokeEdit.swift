// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsTrajectory

/// Adds strokes to the text of a scene, and extends its time limit; all other bytes stay.
package enum StrokeEdit {
  /// A position of the finger in reference coordinates, pt, at a time, s.
  package struct Point: Equatable, Sendable {
    package let time: Double
    package let x: Double
    package let y: Double

    /// Rounds to 1 ms and 0.1 pt, so that the short text gives exactly the same motion.
    package init(time: Double, x: Double, y: Double) {
      self.time = (time * 1000).rounded() / 1000
      self.x = (x * 10).rounded() / 10
      self.y = (y * 10).rounded() / 10
    }

    var text: String {
      "[\([time, x, y].map { NumberText.text(of: $0) }.joined(separator: ", "))]"
    }
  }

  /// Replaces all but the first strokes of a gesture by another one.
  ///
  /// Throws if the text does not contain the gesture, for example because an overlay adds it.
  package static func text(
    _ bytes: [UInt8], gesture id: String, keeping kept: Int, adding stroke: [Point],
    isCancelled: Bool = false, timeLimit: Double? = nil
  ) throws(SceneOverrideFault) -> [UInt8] {
    let document = try document(of: bytes)
    let gestures = ObjectReader(document, .root).objects("gestures")
    guard let gesture = gestures.first(where: { $0.string("id") == id }) else {
      throw SceneOverrideFault(
        message: "the gesture \(quoted(id)) is not in the text of the scene",
        hint: "it comes from a file that is merged over it")
    }
    let old = ["touches", "strokes", "recording"].compactMap { gesture.key($0) }.first
    guard let key = old, let value = gesture.value(document.string(key) ?? "") else {
      throw SceneOverrideFault(message: "the gesture \(quoted(id)) has no touches")
    }
    let earlier = strokes(document.string(key) ?? "", value, document).prefix(kept)
    let all = earlier + [list(stroke.map { $0.text })]
    let member = all.count == 1 ? "\"touches\": \(all[0])" : "\"strokes\": \(list(Array(all)))"
    let end = isCancelled ? "\"cancelled\"" : "\"ended\""
    var edits = [
      TextEdit(SourceRange(document.range(of: key).lower, document.range(of: value).upper), member)
    ]
    if let written = gesture.value("ends") {
      edits.append(TextEdit(document.range(of: written), end))
    } else if isCancelled {
      edits[0].text += ", \"ends\": \(end)"
    }
    if let timeLimit { edits.append(self.timeLimit(NumberText.text(of: timeLimit), document)) }
    return TextEdit.applying(edits, to: bytes)
  }

  /// Adds a gesture that holds an item at an offset from its center, pt, by an attachment.
  package static func text(
    _ bytes: [UInt8], holding item: String, at offset: (x: Double, y: Double), stroke: [Point]
  ) throws(SceneOverrideFault) -> [UInt8] {
    let document = try document(of: bytes)
    let root = ObjectReader(document, .root)
    let taken = (root.objects("gestures") + root.objects("behaviors")).compactMap {
      $0.string("id")
    }
    let names = ["hand"] + (2...taken.count + 2).map { "hand-\($0)" }
    let name = names.first { !taken.contains($0) } ?? "hand"
    let (id, grip) = (JSONText.text(of: name), JSONText.text(of: grip(of: name)))
    let x = NumberText.text(of: (offset.x * 10).rounded() / 10)
    let y = NumberText.text(of: (offset.y * 10).rounded() / 10)
    let behavior =
      "{ \"type\": \"attachment\", \"id\": \(grip), \"item\": \(JSONText.text(of: item)),"
      + " \"offsetFromCenter\": [\(x), \(y)], \"anchorPoint\": \"=touch.location\", \"added\": false }"
    let gesture =
      "{ \"id\": \(id), \"type\": \"longPress\", \"minimumPressDuration\": 0,"
      + " \"view\": \(JSONText.text(of: item)), \"touches\": \(list(stroke.map { $0.text })) }"
    func event(_ states: [String], _ action: String) -> String {
      let on = states.map { JSONText.text(of: "\(name).\($0)") }
      return "{ \"on\": \(list(on)), \"do\": [{ \(action) }] }"
    }
    let events = [
      event(["began"], "\"addBehavior\": \(grip)"),
      event(
        ["changed"],
        "\"set\": \(JSONText.text(of: "\(self.grip(of: name)).anchorPoint")), \"to\": \"=touch.location\""
      ),
      event(["ended", "cancelled", "failed"], "\"removeBehavior\": \(grip)"),
    ]
    let edits = [
      addition([behavior], to: "behaviors", document),
      addition([gesture], to: "gestures", document),
      addition(events, to: "events", document),
    ]
    return TextEdit.applying(edits, to: bytes)
  }

  package static func grip(of gesture: String) -> String { gesture + "-grip" }

  // MARK: Text

  private static func document(of bytes: [UInt8]) throws(SceneOverrideFault) -> JSONDocument {
    guard let document = JSONReader.read(SourceText(name: "", bytes: bytes)).document,
      document.kind(of: .root) == .object
    else { throw SceneOverrideFault(message: "the scene is not JSON") }
    return document
  }

  /// The source text of each stroke; empty for a recording.
  private static func strokes(
    _ key: String, _ value: JSONValue, _ document: JSONDocument
  ) -> [String] {
    switch key {
    case "touches": [document.sourceText(of: value)]
    case "strokes": document.elements(of: value).map { document.sourceText(of: $0) }
    default: []
    }
  }

  private static func list(_ elements: [String]) -> String {
    "[\(elements.joined(separator: ", "))]"
  }

  private static func addition(
    _ elements: [String], to name: String, _ document: JSONDocument
  ) -> TextEdit {
    let lines = elements.joined(separator: ",\n    ")
    guard let value = document.value(name, in: .root), document.kind(of: value) == .array else {
      return addition(of: name, "[\n    \(lines)\n  ]", document)
    }
    guard let last = Array(document.elements(of: value)).last else {
      return TextEdit(SourceRange(at: document.range(of: value).lower + 1), "\n    \(lines)\n  ")
    }
    return TextEdit(SourceRange(at: document.range(of: last).upper), ",\n    \(lines)")
  }

  private static func addition(
    of name: String, _ value: String, _ document: JSONDocument
  ) -> TextEdit {
    let member = "\n  \"\(name)\": \(value)"
    guard let last = Array(document.members(of: .root)).last else {
      return TextEdit(SourceRange(at: document.range(of: .root).lower + 1), member)
    }
    return TextEdit(SourceRange(at: document.range(of: last.value).upper), "," + member)
  }

  private static func timeLimit(_ text: String, _ document: JSONDocument) -> TextEdit {
    guard let run = ObjectReader(document, .root).object("run") else {
      return addition(of: "run", "{ \"timeLimit\": \(text) }", document)
    }
    if let value = run.value("timeLimit") { return TextEdit(document.range(of: value), text) }
    let isEmpty = Array(document.members(of: run.object)).isEmpty
    return TextEdit(
      SourceRange(at: document.range(of: run.object).lower + 1),
      " \"timeLimit\": \(text)\(isEmpty ? " " : ",")")
  }
}

extension StrokeEdit.Point {
  /// A point of a touch, which has short numbers already.
  package init(_ touch: SceneGesture.Touch) {
    self.init(time: touch.time, x: Double(touch.location.x), y: Double(touch.location.y))
  }

  package var touch: SceneGesture.Touch {
    SceneGesture.Touch(time: time, location: CGPoint(x: x, y: y))
  }
}
