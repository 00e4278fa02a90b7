// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// One run as JSON for the page's script.
struct RunData {
  private let motion: Motion
  private let unit: Double
  private let looks: [DeviceLook]
  private let images: [String]

  /// `images` lists the images of all runs on the page.
  init(_ motion: Motion, unit: Double, images: [String] = []) {
    (self.motion, self.unit) = (motion, unit)
    looks = DeviceLook.all(of: motion, on: DeviceScreen(motion))
    self.images = images
  }

  func json(_ numbers: inout NumberColumns) -> String {
    let items = motion.looks.indices.map { item(at: $0, &numbers) }
    let parts = motion.parts.compactMap(part)
    return JSONWords.object([
      ("name", ShownText.json(motion.name)), ("heading", ShownText.json(motion.heading)),
      ("ending", motion.endingWords.map(ShownText.json) ?? "null"),
      ("end", motion.endTime.map { Decimals.text($0, places: 3) } ?? "null"),
      ("notes", JSONWords.list(motion.notes.map(ShownText.json))),
      ("count", motion.frames.count.description), ("ticks", ticks), ("times", times),
      ("items", "[\n" + items.joined(separator: ",\n") + "]"),
      ("parts", "[\n" + parts.joined(separator: ",\n") + "]"),
      ("gravity", JSONWords.list(gravity)), ("hidden", JSONWords.list(hidden)),
      ("events", "[\n" + motion.events.map(event).joined(separator: ",\n") + "]"),
      ("expectations", JSONWords.list(motion.expectations.map(expectation))),
      ("screen", motion.screenJSON), ("order", motion.orderJSON),
    ])
  }

  // MARK: Time

  /// `[first, step]` for equal steps, otherwise `{"all": […]}`.
  private var ticks: String {
    let ticks = motion.frames.map { $0.tick }
    let first = ticks.first ?? 0
    let step = ticks.count > 1 ? ticks[1] - first : 1
    let isEven = ticks.enumerated().allSatisfy { $1 == first + $0 * step }
    return isEven
      ? "[\(first),\(step)]" : "{\"all\":\(JSONWords.list(ticks.map { $0.description }))}"
  }

  /// The number of ticks per second if it determines the times, otherwise the times in s.
  private var times: String {
    if let late = motion.frames.last, late.time > 0, late.tick > 0 {
      let rate = (Double(late.tick) / late.time * 1e6).rounded() / 1e6
      if motion.frames.allSatisfy({ (Double($0.tick) / rate - $0.time).magnitude < 1e-9 }) {
        return NumberText.text(of: rate)
      }
    }
    return JSONWords.list(motion.frames.map { NumberText.text(of: $0.time) })
  }

  // MARK: Items

  private func item(at index: Int, _ numbers: inout NumberColumns) -> String {
    let look = motion.looks[index]
    var columns: [String] = []
    for column in ItemState.drawnColumns {
      let values = motion.frames.map { $0.states[index].number(column) }
      columns.append(numbers.keep(values, decimals: column == .angle || column == .omega ? 5 : 3))
    }
    var members = [
      ("id", ShownText.json(look.id)), ("shape", shape(of: look)),
      ("shown", look.isShown.description), ("placed", look.isPlaced.description),
      ("parent", look.parent?.description ?? "null"), ("columns", JSONWords.list(columns)),
    ]
    if let parents = parents(of: index) { members.append(("parents", JSONWords.list(parents))) }
    if let origin = origin(at: index, &numbers) { members.append(origin) }
    if let body = body(at: index, &numbers) { members += body }
    if look.outline != .nothing { members.append(("look", looks[index].json(images))) }
    if motion.frames.contains(where: { $0.states[index].alpha != 1 }) {
      members.append(("alpha", numbers.keep(motion.frames.map { $0.states[index].alpha })))
    }
    return JSONWords.object(members)
  }

  /// The superview changes as [frame, superview]; `nil` if there are none.
  private func parents(of index: Int) -> [String]? {
    let first = motion.looks[index].parent
    var (changes, last) = ([String](), first)
    for (number, frame) in motion.frames.enumerated() {
      let parent = frame.moved[index] ?? first
      if parent == last { continue }
      changes.append(JSONWords.list([number.description, parent?.description ?? "null"]))
      last = parent
    }
    return changes.isEmpty ? nil : changes
  }

  /// The bounds origins, if any differs from 0.
  private func origin(at index: Int, _ numbers: inout NumberColumns) -> (String, String)? {
    let origins = motion.frames.map { $0.states[index].origin }
    guard origins.contains(where: { $0 != .zero }) else { return nil }
    let columns = [
      numbers.keep(origins.map { Float($0.x) }), numbers.keep(origins.map { Float($0.y) }),
    ]
    return ("origin", JSONWords.list(columns))
  }

  private func shape(of look: ItemLook) -> String {
    switch look.outline {
    case .rectangle: "\"rectangle\""
    case .ellipse: "\"ellipse\""
    case .path(let corners): ShownText.json(corners.path(isClosed: true))
    case .point: ShownText.json(Symbol.circle(3 * unit))
    case .nothing: "null"
    }
  }

  /// The frames and corners of an item's body, and its poses if they differ from the rows.
  private func body(
    at index: Int, _ numbers: inout NumberColumns
  ) -> [(String, String)]? {
    let states = motion.frames.map { $0.states[index] }
    let spans = BodySpan.all(of: states)
    if spans.isEmpty { return nil }
    var members = [
      ("spans", JSONWords.list(spans.map { $0.json })),
      ("corners", ShownText.json(motion.looks[index].body.path(isClosed: true))),
    ]
    if isElsewhere(index) {
      let bodies = states.map { $0.body }
      let columns = [
        numbers.keep(bodies.map { $0?.x ?? .nan }), numbers.keep(bodies.map { $0?.y ?? .nan }),
        numbers.keep(bodies.map { $0?.angle ?? .nan }, decimals: 5),
      ]
      members.append(("body", JSONWords.list(columns)))
    }
    return members
  }

  /// Returns `true` if an item's body ever differs from its visible pose.
  private func isElsewhere(_ index: Int) -> Bool {
    motion.frames.contains { frame in
      guard frame.states[index].body != nil, let pose = motion.pose(of: index, in: frame),
        let body = motion.bodyPose(of: index, in: frame)
      else { return false }
      return (pose.spot - body.spot).length > 1e-3 || (pose.angle - body.angle).magnitude > 1e-5
    }
  }

  // MARK: Scenery

  private func part(_ timed: TimedPart) -> String? {
    guard let drawing = PartDrawing(timed.part, unit: unit) else { return nil }
    let label = drawing.label.map {
      JSONWords.list([ShownText.json($0.text), number($0.spot.x), number($0.spot.y)])
    }
    return JSONWords.object([
      ("from", timed.from.description), ("to", timed.to?.description ?? "null"),
      ("layer", "\"\(drawing.layer.rawValue)\""), ("words", ShownText.json(drawing.words)),
      ("label", label ?? "null"), ("strokes", JSONWords.list(drawing.strokes.map(stroke))),
    ])
  }

  private func stroke(_ stroke: Stroke) -> String {
    let classes = "\(PictureStyle.color(of: stroke.style)) \(stroke.style.rawValue)"
    let form: [String] =
      switch stroke.form {
      case .fixed(let path): ["\"fixed\"", "\"\(path)\""]
      case .at(let anchor, let path): ["\"at\"", end(anchor), "\"\(path)\""]
      case .turned(let anchor, let item, let path):
        ["\"turned\"", end(anchor), item.description, "\"\(path)\""]
      case .between(let start, let finish, let line):
        ["\"between\"", end(start), end(finish), JSONWords.list(line.map(spot))]
      case .rope(let start, let finish, let length):
        ["\"rope\"", end(start), end(finish), number(length)]
      }
    return JSONWords.list(["\"\(classes)\""] + form)
  }

  /// `[x, y]` for a point, `[item, x, y]` for a point in an item.
  private func end(_ end: SceneryEnd) -> String {
    switch end {
    case .spot(let spot): self.spot(spot)
    case .item(let item, let own): JSONWords.list([item.description, number(own.x), number(own.y)])
    }
  }

  private var gravity: [String] {
    motion.parts.compactMap { timed in
      guard case .gravity(let direction) = timed.part.kind else { return nil }
      return JSONWords.list([
        timed.from.description, timed.to?.description ?? "null",
        Decimals.text(direction.x, places: 4), Decimals.text(direction.y, places: 4),
      ])
    }
  }

  private var hidden: [String] {
    motion.parts.compactMap { timed in
      guard case .hidden(let item) = timed.part.kind else { return nil }
      return JSONWords.list([
        timed.from.description, timed.to?.description ?? "null", item.description,
      ])
    }
  }

  // MARK: Events

  /// An event; contacts also list the indices of their items.
  private func event(_ event: EventRecord) -> String {
    let partners = event.kind == .contactBegan ? [event.item, event.other].compactMap { $0 } : []
    return JSONWords.list(
      [
        event.tick.description, "\"\(event.kind.rawValue)\"", ShownText.json(event.pictureWords),
        event.spot.map { number($0.x) } ?? "null", event.spot.map { number($0.y) } ?? "null",
      ] + partners.compactMap { id in motion.looks.firstIndex { $0.id == id }?.description })
  }

  private func expectation(_ expectation: RunSummary.Expectation) -> String {
    JSONWords.list([
      ShownText.json(expectation.text), expectation.passed.description,
      expectation.tick.description, expectation.detail.map(ShownText.json) ?? "null",
    ])
  }

  private func spot(_ spot: Spot) -> String { JSONWords.list([number(spot.x), number(spot.y)]) }

  private func number(_ value: Double) -> String { Decimals.text(value, places: 3) }
}

enum JSONWords {
  static func list(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }
}

/// A range of frames in which an item has a body, and its initial size.
private struct BodySpan {
  var range: ClosedRange<Int>
  var width: Float
  var height: Float

  static func all(of states: [ItemState]) -> [BodySpan] {
    var spans: [BodySpan] = []
    for (index, state) in states.enumerated() where state.body != nil {
      if let last = spans.last, last.range.upperBound == index - 1 {
        spans[spans.count - 1].range = last.range.lowerBound...index
      } else {
        spans.append(BodySpan(range: index...index, width: state.width, height: state.height))
      }
    }
    return spans
  }

  var json: String {
    JSONWords.list([
      range.lowerBound.description, range.upperBound.description, NumberText.text(of: width),
      NumberText.text(of: height),
    ])
  }
}
