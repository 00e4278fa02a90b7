// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

extension SceneExpansion {
  mutating func writeGestures(_ root: ObjectReader) throws(Diagnostic) {
    var (events, behaviors, variables) = ([String](), [String](), [String]())
    var taken = Set(
      (root.members("variables") + root.members("parameters")).compactMap { written.string($0.key) }
        + root.objects("views").compactMap { $0.string("id") })
    var first: JSONValue?
    for gesture in root.objects("gestures") {
      for stroke in gesture.elements("strokes") { try writeStroke(ObjectReader(written, stroke)) }
      guard let drag = DragShorthand(gesture, avoiding: &taken), let origin = gesture.value("drags")
      else { continue }
      let view = gesture.has("view") ? "" : "\"view\": \(JSONText.text(of: drag.view))"
      try write(
        "{ \(view) }", in: gesture.object, replacing: ["drags", "axis", "throws"], of: origin)
      events += drag.events
      behaviors.append(drag.behavior)
      variables.append(drag.variable)
      first = first ?? origin
    }
    guard let first else { return }
    for (key, parts) in [
      ("events", "[\n\(events.joined(separator: ",\n"))\n]"),
      ("behaviors", "[\n\(behaviors.joined(separator: ",\n"))\n]"),
      ("variables", "{ \(variables.joined(separator: ", ")) }"),
    ] {
      if let old = root.value(key) {
        try write(parts, in: old, of: first)
      } else {
        try write("{ \(JSONText.text(of: key)): \(parts) }", in: .root, of: first)
      }
    }
  }

  // MARK: Strokes

  /// Converts the movements of a finger to touches.
  private mutating func writeStroke(_ stroke: ObjectReader) throws(Diagnostic) {
    let words = ["drag", "flick", "tap"]
    guard let word = words.first(where: stroke.has), let start = stroke.object(word),
      let time = ShorthandTerm(start.value("at"), in: written)
    else { return }
    let space = start.value("in")
    let from =
      ShorthandPoint(start.value("from"), in: written)
      ?? .center(of: space.flatMap(written.string) ?? "")
    var path = StrokeShorthand(time: time, at: from)
    path.follow(word, start)
    for step in stroke.objects("then") {
      if let hold = ShorthandTerm(step.value("hold"), in: written) { path.rest(for: hold) }
      for word in words { if let move = step.object(word) { path.follow(word, move) } }
    }
    let view = space.map { "\"in\": \(written.sourceText(of: $0)), " } ?? ""
    try write(
      "{ \(view)\"touches\": [\(path.touches.joined(separator: ", "))] }", in: stroke.object,
      replacing: words + ["then"], of: start.object)
  }
}

/// The touches of a stroke, derived from its movements.
private struct StrokeShorthand {
  /// The number of straight lines that replace a curve.
  private static let pieces = 20

  private(set) var touches: [String] = []
  private var time: ShorthandTerm
  private var position: ShorthandPoint

  init(time: ShorthandTerm, at position: ShorthandPoint) {
    (self.time, self.position) = (time, position)
    add()
  }

  private mutating func add(_ velocity: String = "") {
    touches.append("[\(time.json), \(position.x.json), \(position.y.json)\(velocity)]")
  }

  /// Adds a rest; a velocity of 0 means that the finger rests intentionally.
  mutating func rest(for duration: ShorthandTerm) {
    time = time + duration
    add(", 0, 0")
  }

  mutating func follow(_ word: String, _ move: ObjectReader) {
    func term(_ key: String) -> ShorthandTerm? { ShorthandTerm(move.value(key), in: move.document) }
    func point(_ key: String) -> ShorthandPoint? {
      ShorthandPoint(move.value(key), in: move.document)
    }
    let duration = term("duration") ?? ShorthandTerm(word == "drag" ? 0.3 : 0.1)
    var target = point("to") ?? position
    if let offset = point("by") { target = position + offset }
    if let velocity = point("velocity") {
      target = position + ShorthandPoint(velocity.x * duration, velocity.y * duration)
    }
    let curve = word == "drag" ? TimingCurve(move) : TimingCurve(.linear)
    let count = curve.isLinear ? 1 : Self.pieces
    let (start, from) = (time, position)
    for piece in 1...count {
      let share = Double(piece) / Double(count)
      time = start + duration * ShorthandTerm(share)
      position = .between(from, target, share: curve.progress(at: share))
      add()
    }
  }
}

extension TimingCurve {
  fileprivate init(_ move: ObjectReader) {
    if let points = move.value("curve").flatMap({ move.document.numbers($0, count: 4) }) {
      self.init((points[0], points[1]), (points[2], points[3]))
    } else {
      self.init(move.word("curve") ?? SceneCurve.easeInOut)
    }
  }
}

extension ShorthandPoint {
  fileprivate static func center(of view: String) -> ShorthandPoint {
    ShorthandPoint(
      ShorthandTerm(expression: "`\(view)`.bounds.midX"),
      ShorthandTerm(expression: "`\(view)`.bounds.midY"))
  }
}
