// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// One run in a picture: a range of frames; only the last one is drawn in full.
struct SheetView {
  /// A scenery part that is or was present.
  struct Standing {
    var timed: TimedPart
    /// The frame that determines the positions of the part's ends.
    var frame: Int
    var isGone: Bool
  }

  struct Drawn {
    let standing: Standing
    let drawing: PartDrawing
  }

  let motion: Motion
  let canvas: Canvas
  /// The frames of trails, contacts and fingers.
  let range: Range<Int>
  let isOther: Bool
  private let start: Int

  /// `nil` for a run without a frame to show; `trails` is the length of trails in s.
  init?(
    _ motion: Motion, from: Double, at time: Double, trails: Double, isOther: Bool, _ canvas: Canvas
  ) {
    guard let last = motion.frame(at: time) else { return nil }
    (self.motion, self.canvas, self.isOther) = (motion, canvas, isOther)
    start = min(motion.firstFrame(from: from) ?? last, last)
    range = max(start, motion.firstFrame(from: time - trails) ?? last)..<(last + 1)
  }

  var frame: Frame { motion.frames[range.upperBound - 1] }

  /// The time span, and the reason for its end.
  var moment: String {
    let first = motion.frames[start]
    return motion.moment(
      from: Decimals.text(first.time), to: Decimals.text(frame.time), tick: frame.tick,
      showsEnd: showsEnd)
  }

  func color(of item: Int) -> String { PictureStyle.color(of: item, inOther: isOther) }

  private var showsEnd: Bool {
    range.upperBound == motion.frames.count
      && frame.time > (motion.endTime ?? 0) - RowFilter.tolerance
  }

  var contacts: [EventRecord] {
    let ids = shownIDs
    return events.filter { $0.kind == .contactBegan && $0.concerns(ids) }
  }

  private var shownIDs: Set<String> {
    Set(motion.looks.compactMap { $0.isShown ? $0.id : nil })
  }

  // MARK: Scenery

  var drawn: [Drawn] {
    standing.compactMap { standing in
      PartDrawing(standing.timed.part, unit: canvas.unit).map {
        Drawn(standing: standing, drawing: $0)
      }
    }
  }

  /// Every part in its most recent form.
  var standing: [Standing] {
    var (known, order) = ([String: Standing](), [String]())
    let first = motion.frames[range.lowerBound].tick
    for timed in motion.parts where timed.from <= frame.tick && timed.to ?? .max > first {
      let key = timed.part.key
      if known[key] == nil { order.append(key) }
      let isGone = timed.to.map { $0 <= frame.tick } ?? false
      let tick = isGone ? max((timed.to ?? 0) - 1, 0) : frame.tick
      guard let shown = motion.frame(ofTick: tick) else { continue }
      known[key] = Standing(timed: timed, frame: shown, isGone: isGone)
    }
    return order.compactMap { known[$0] }.filter { concerns($0.timed.part) }
  }

  /// Returns `false` if the part concerns only items that are not drawn.
  private func concerns(_ part: SceneryPart) -> Bool {
    switch part.kind {
    case .attachment(let attachment):
      [attachment.first.item, attachment.second.item].contains { $0.map(isPlaced) ?? false }
    case .snap(let item, _): isPlaced(item)
    case .bounds, .window, .boundary, .field, .gravity, .hidden, .order: true
    }
  }

  private func isPlaced(_ item: Int) -> Bool {
    motion.looks[item].isShown && motion.looks[item].isPlaced
  }

  func draw(_ drawing: PartDrawing, _ standing: Standing, _ svg: inout SVGText) {
    let paths = StrokePath(motion: motion, frame: motion.frames[standing.frame])
    let strokes = drawing.strokes.compactMap { stroke in
      paths.attributes(of: stroke).map {
        SVGElement.path("\(PictureStyle.color(of: stroke.style)) \(stroke.style.rawValue)", $0)
      }
    }
    svg.group(standing.isGone ? "gone" : "here", drawing.words, strokes)
  }

  // MARK: Items

  func drawItems(withTrails hasTrails: Bool, _ svg: inout SVGText) {
    if hasTrails { svg.group("trails", nil, motion.looks.indices.compactMap(trail)) }
    let hidden = hiddenItems
    for item in motion.looks.indices where motion.isDrawn(item) {
      svg.group(
        color(of: item), motion.looks[item].id,
        outline(
          of: item, in: frame,
          hidden.contains(item) ? "item unshown" : isOther ? "item other" : "item"))
    }
  }

  private var hiddenItems: Set<Int> {
    Set(
      standing.compactMap { standing in
        if case .hidden(let item) = standing.timed.part.kind, !standing.isGone { item } else { nil }
      })
  }

  /// Draws a group per ghost; items close to their previous ghost or final pose are skipped.
  func drawGhosts(_ ghosts: [Int], _ svg: inout SVGText) {
    let items = motion.looks.indices.filter(motion.isDrawn)
    let ends = items.map { motion.corners(of: $0, in: frame) }
    var last = ends
    for index in ghosts {
      let past = motion.frames[index]
      var outlines: [String] = []
      for (number, item) in items.enumerated() {
        let corners = motion.corners(of: item, in: past)
        if isNear(corners, last[number]) || isNear(corners, ends[number]) { continue }
        last[number] = corners
        outlines += outline(of: item, in: past, "ghost \(color(of: item))")
      }
      svg.group("ghosts", "\(Decimals.text(past.time)) s", outlines)
    }
  }

  /// Returns `true` if two outlines are too close to distinguish.
  ///
  /// Ghosts of large items would hide each other, so the limit is half the shorter side. Ghosts of growing items
  /// are nested, so the limit is smaller.
  private func isNear(_ some: [Spot]?, _ others: [Spot]?) -> Bool {
    guard let some, let others, some.count == others.count, let box = some.extent else {
      return false
    }
    let grows = zip(Self.sides(some), Self.sides(others)).contains {
      ($0 - $1).magnitude > canvas.unit
    }
    let reach = max(3 * canvas.unit, min(box.width, box.height) * (grows ? 0.04 : 0.5))
    return zip(some, others).allSatisfy { ($0 - $1).length < reach }
  }

  private static func sides(_ corners: [Spot]) -> [Double] {
    zip(corners, corners.dropFirst()).map { ($1 - $0).length }
  }

  private func outline(of item: Int, in frame: Frame, _ classes: String) -> [String] {
    guard let pose = motion.pose(of: item, in: frame) else { return [] }
    let (look, state) = (motion.looks[item], frame.states[item])
    let attributes = " class=\"\(classes)\" transform=\"\(StrokePath.transform(pose))\""
    let outline =
      look.outline == .point
      ? "<path\(attributes) d=\"\(Symbol.circle(3 * canvas.unit))\"/>"
      : SVGElement.outline(look.outline, state, attributes)
    let turns = look.outline == .ellipse && classes.hasPrefix("item") && pose.angle != 0
    return turns ? [outline, SVGElement.spoke(state, pose)] : [outline]
  }

  private func trail(_ item: Int) -> String? {
    guard motion.isDrawn(item) else { return nil }
    let spots = range.map { motion.pose(of: item, in: motion.frames[$0])?.spot }
    // Ticks without the item interrupt the line.
    let lines = spots.split(separator: nil).map {
      Trail.simplified($0.compactMap { $0 }, within: 0.3 * canvas.unit)
    }
    let path = lines.filter(isLong).map { $0.path() }.joined()
    let classes = "trail \(color(of: item))" + (isOther ? " other" : "")
    return path.isEmpty ? nil : SVGElement.path(classes, "d=\"\(path)\"")
  }

  private func isLong(_ line: [Spot]) -> Bool {
    guard let extent = line.extent else { return false }
    return max(extent.width, extent.height) > canvas.unit
  }

  // MARK: Marks

  /// Draws contacts with their ticks, and the paths of fingers.
  func drawMarks(_ svg: inout SVGText) {
    for event in contacts {
      guard let spot = event.spot else { continue }
      let mark =
        "d=\"\(Symbol.cross(3 * canvas.unit))\" "
        + "transform=\"translate(\(Decimals.text(spot)))\""
      svg.group(
        "contact", "\(event.pictureMoment): \(event.pictureWords)", [SVGElement.path("mark", mark)])
    }
    for (name, spots) in fingers {
      let start =
        "d=\"\(Symbol.circle(4 * canvas.unit))\" "
        + "transform=\"translate(\(Decimals.text(spots[0])))\""
      svg.group(
        "touch", "touch \(name)",
        [SVGElement.path("finger", "d=\"\(spots.path())\""), SVGElement.path("mark", start)])
    }
  }

  /// The events in the range.
  private var events: ArraySlice<EventRecord> {
    let (first, events) = (motion.frames[range.lowerBound].tick, motion.events)
    let start = Motion.firstIndex(in: events.indices) { events[$0].tick >= first }
    return events[start...].prefix { $0.tick <= frame.tick }
  }

  private var fingers: [(name: String, spots: [Spot])] {
    var fingers: [(name: String, spots: [Spot])] = []
    for event in events where event.kind == .gesture {
      guard let spot = event.spot, let name = event.name else { continue }
      let gesture = name.split(separator: ".").dropLast().joined(separator: ".")
      if name.hasSuffix(".began") || fingers.last?.name != gesture {
        fingers.append((gesture, [spot]))
      } else {
        fingers[fingers.count - 1].spots.append(spot)
      }
    }
    return fingers
  }
}

extension SceneryPart {
  fileprivate var key: String {
    switch kind {
    case .bounds: "bounds"
    case .window: "window"
    case .boundary: "boundary \(id)"
    case .attachment(let attachment): "attachment \(id) \(attachment.first.item ?? -1)"
    case .snap(let item, _): "snap \(id) \(item)"
    case .field: "field \(id)"
    case .gravity: "gravity"
    case .hidden(let item): "hidden \(item)"
    case .order: "order"
    }
  }
}
