// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry
internal import UIDynamicsTrajectory

/// Adds strokes to the text of a scene and extends its time limit; all other bytes remain unchanged.
package enum StrokeEdit {
  /// The position of one or two fingers: a time in s, and reference coordinates in pt.
  package struct Point: Equatable, Sendable {
    package let time: Double
    package let x: Double
    package let y: Double
    /// The second finger; `nil` if there is only one.
    package let second: SIMD2<Double>?

    /// Rounds to 1 ms and 0.1 pt, so that the scene text is short and still matches the simulated stroke exactly.
    package init(time: Double, x: Double, y: Double, second: SIMD2<Double>? = nil) {
      func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
      self.time = (time * 1000).rounded() / 1000
      (self.x, self.y) = (tenths(x), tenths(y))
      var other = second.map { SIMD2(tenths($0.x), tenths($0.y)) }
      // Two fingers at the same position would have no direction.
      if let point = other, point == SIMD2(self.x, self.y) {
        other = SIMD2(tenths(point.x + 0.1), point.y)
      }
      self.second = other
    }

    package func at(_ time: Double) -> Point { Point(time: time, x: x, y: y, second: second) }

    package func applying(_ transform: CGAffineTransform) -> Point {
      let first = CGPoint(x: x, y: y).applying(transform)
      let second = second.map { CGPoint(x: $0.x, y: $0.y).applying(transform) }
      return Point(
        time: time, x: Double(first.x), y: Double(first.y),
        second: second.map { SIMD2(Double($0.x), Double($0.y)) })
    }

    /// True if no finger moves between the two points.
    package func isAt(_ other: Point) -> Bool {
      x == other.x && y == other.y && second == other.second
    }

    var text: String {
      let numbers = [time, x, y] + (second.map { [$0.x, $0.y] } ?? [])
      return "[\(numbers.map { NumberText.text(of: $0) }.joined(separator: ", "))]"
    }
  }

  /// Keeps the first strokes of a gesture and replaces the others with a new one.
  ///
  /// Throws if the text does not contain the gesture, for example because an overlay adds it.
  package static func text(
    _ bytes: [UInt8], gesture id: String, keeping kept: Int, adding stroke: [Point],
    isCancelled: Bool = false, timeLimit: Double? = nil
  ) throws(SceneOverrideFault) -> [UInt8] {
    let document = try document(of: bytes)
    let (gesture, key, value, range) = try touches(of: id, in: document)
    let earlier = strokes(key, value, document).prefix(kept)
    let all = earlier + [list(stroke.map { $0.text })]
    var member = all.count == 1 ? "\"touches\": \(all[0])" : "\"strokes\": \(list(Array(all)))"
    let end = isCancelled ? "\"cancelled\"" : "\"ended\""
    let written = gesture.value("ends")
    if isCancelled, written == nil { member += ", \"ends\": \(end)" }
    if value == nil { member += ", " }
    var edits = [TextEdit(range, member)]
    if let written { edits.append(TextEdit(document.range(of: written), end)) }
    if let timeLimit { edits.append(self.timeLimit(NumberText.text(of: timeLimit), document)) }
    return TextEdit.applying(edits, to: bytes)
  }

  /// Returns the text with a gesture and an attachment with which a finger drags an item by a point.
  ///
  /// The attachment connects the point, given as an offset from the item's center in pt, to the finger
  /// until it is lifted. If the name of the gesture is taken, a similar one is used.
  package static func text(
    _ bytes: [UInt8], holding item: String, at offset: (x: Double, y: Double), stroke: [Point],
    named wanted: String = "hand"
  ) throws(SceneOverrideFault) -> [UInt8] {
    let document = try document(of: bytes)
    let root = ObjectReader(document, .root)
    let taken = (root.objects("gestures") + root.objects("behaviors")).compactMap {
      $0.string("id")
    }
    let names = [wanted] + (2...taken.count + 2).map { "\(wanted)-\($0)" }
    let name = names.first { !taken.contains($0) } ?? wanted
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

  /// Returns the text with additional expectations, which are JSON.
  package static func text(
    _ bytes: [UInt8], expecting elements: [String]
  ) throws(SceneOverrideFault) -> [UInt8] {
    TextEdit.applying([addition(elements, to: "expect", try document(of: bytes))], to: bytes)
  }

  /// Moves a gesture's touches to a file, and returns the text and the file: rows with fingers and phases.
  package static func text(
    _ bytes: [UInt8], moving gesture: SceneGesture, to file: String
  ) throws(SceneOverrideFault) -> (text: [UInt8], file: String) {
    let document = try document(of: bytes)
    let range = try touches(of: gesture.id, in: document).range
    let member = "\"recording\": { \"file\": \(JSONText.text(of: file)) }"
    return (TextEdit.applying([TextEdit(range, member)], to: bytes), rows(of: gesture))
  }

  private static func rows(of gesture: SceneGesture) -> String {
    var rows = "time,finger,x,y,phase\n"
    for (index, touch) in gesture.touches.enumerated() {
      let point = Point(touch)
      let end = gesture.end(after: index) == .cancelled ? "cancelled" : "ended"
      let phase = gesture.begins(index) ? "began" : gesture.ends(index) ? end : "moved"
      for (finger, x, y) in [(1, point.x, point.y)] + (point.second.map { [(2, $0.x, $0.y)] } ?? [])
      {
        let numbers = [touch.time, Double(finger), x, y].map { NumberText.text(of: $0) }
        rows += "\(numbers.joined(separator: ",")),\(phase)\n"
      }
    }
    return rows
  }

  /// The name of the attachment through which a gesture holds an item.
  package static func grip(of gesture: String) -> String { gesture + "-grip" }

  // MARK: Text

  private static func document(of bytes: [UInt8]) throws(SceneOverrideFault) -> JSONDocument {
    guard let document = JSONReader.object(bytes) else {
      throw SceneOverrideFault(message: "the scene is not JSON")
    }
    return document
  }

  /// The gesture, its member that contains the touches, and the range of that member; empty if it has no touches.
  private static func touches(
    of id: String, in document: JSONDocument
  ) throws(SceneOverrideFault) -> (
    gesture: ObjectReader, key: String, value: JSONValue?, range: SourceRange
  ) {
    let gestures = ObjectReader(document, .root).objects("gestures")
    guard let gesture = gestures.first(where: { $0.string("id") == id }) else {
      throw SceneOverrideFault(
        message: "the gesture \(quoted(id)) is not in the scene file",
        hint: "it comes from a merged file")
    }
    for name in ["touches", "strokes", "recording"] {
      guard let key = gesture.key(name), let value = gesture.value(name) else { continue }
      let range = SourceRange(document.range(of: key).lower, document.range(of: value).upper)
      return (gesture, name, value, range)
    }
    return (gesture, "", nil, SourceRange(at: document.range(of: gesture.object).lower + 1))
  }

  /// The source text of each stroke; empty for a recording.
  private static func strokes(
    _ key: String, _ value: JSONValue?, _ document: JSONDocument
  ) -> [String] {
    guard let value else { return [] }
    return switch key {
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
  /// Creates a point from a touch, whose numbers are already rounded.
  package init(_ touch: SceneGesture.Touch) {
    let (x, y) = (Double(touch.location.x), Double(touch.location.y))
    let (dx, dy) = (Double(touch.spread?.dx ?? 0) / 2, Double(touch.spread?.dy ?? 0) / 2)
    self.init(
      time: touch.time, x: x - dx, y: y - dy,
      second: touch.spread == nil ? nil : SIMD2(x + dx, y + dy))
  }

  package var touch: SceneGesture.Touch {
    guard let second else {
      return SceneGesture.Touch(time: time, location: CGPoint(x: x, y: y))
    }
    return SceneGesture.Touch(
      time: time, location: CGPoint(x: (x + second.x) / 2, y: (y + second.y) / 2),
      spread: CGVector(dx: second.x - x, dy: second.y - y))
  }
}
