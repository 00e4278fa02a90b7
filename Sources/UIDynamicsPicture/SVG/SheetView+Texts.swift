// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

extension SheetView {
  /// Draws item names, contact ticks and field kinds where there is room.
  func drawLabels(of drawn: [Drawn], _ labels: inout LabelLayout, _ svg: inout SVGText) {
    let drawn = drawn.filter { !$0.standing.isGone }
    for part in drawn {
      switch part.standing.timed.part.kind {
      case .boundary(let corners, let isClosed): labels.addWall(corners, isClosed: isClosed)
      case .bounds(let box), .window(let box): labels.addWall(box.corners, isClosed: true)
      case .attachment, .snap, .field, .gravity, .hidden, .order: break
      }
    }
    let contacts = contactGroups
    for spot in crosses { labels.reserve(Box(around: spot, reach: 4 * canvas.unit)) }
    drawNames(besides: jointSpots(of: drawn), &labels, &svg)
    drawContactTicks(contacts, &labels, &svg)
    drawFieldNames(of: drawn, &labels, &svg)
  }

  private func drawNames(
    besides spots: [Spot], _ labels: inout LabelLayout, _ svg: inout SVGText
  ) {
    let size = 11 * canvas.unit
    for spot in spots { labels.reserve(Box(around: spot, reach: 8 * canvas.unit)) }
    let items = motion.looks.indices.filter(motion.isDrawn).compactMap { item in
      lastBox(of: item, in: labels.frame).map { (item: item, box: $0) }
    }
    func fits(_ id: String, _ box: Box) -> Bool {
      ShownText.width(of: id, size: size) < 0.95 * box.width && 1.1 * size < box.height
    }
    // With many small items, a reader could not tell which name belongs to which item.
    let outside = items.count { !fits(motion.looks[$0.item].id, $0.box) }
    for (item, box) in items where items.count <= 24 {
      let id = motion.looks[item].id
      let fits = fits(id, box)
      if !fits && outside > 8 { continue }
      let middle = Spot((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
      let width = ShownText.width(of: id, size: size)
      let above = Spot(middle.x, box.minY - 0.8 * size)
      // Leaves room for a crosshair or pin in the middle.
      let beside = Spot(0, 8 * canvas.unit + 0.7 * size)
      let isDeep = fits && box.height > 2 * beside.y + 1.1 * size
      let inside = fits ? [middle] + (isDeep ? [middle + beside, middle - beside] : []) : []
      let others = [
        above, Spot(middle.x, box.maxY + 0.8 * size),
        Spot(box.maxX + width / 2 + 0.4 * size, middle.y),
        Spot(box.minX - width / 2 - 0.4 * size, middle.y),
      ]
      guard let spot = labels.place(id, size: size, at: inside + others) else {
        continue
      }
      write(id, at: spot, color(of: item), size, &svg)
    }
  }

  /// The bounds of an item, or where it was last visible; `nil` if it never was.
  private func lastBox(of item: Int, in shown: Box) -> Box? {
    if let box = motion.corners(of: item, in: frame)?.extent { return box }
    let middles = range.reversed().lazy.compactMap { index in
      motion.corners(of: item, in: motion.frames[index])?.extent
    }
    return middles.first {
      shown.contains(Spot(($0.minX + $0.maxX) / 2, ($0.minY + $0.maxY) / 2))
    }
  }

  private func jointSpots(of drawn: [Drawn]) -> [Spot] {
    let paths = StrokePath(motion: motion, frame: frame)
    return drawn.flatMap { part in
      part.drawing.strokes.compactMap { stroke in
        if stroke.style == .joint, case .at(let end, _) = stroke.form {
          paths.spot(of: end)
        } else {
          nil
        }
      }
    }
  }

  private func drawFieldNames(
    of drawn: [Drawn], _ labels: inout LabelLayout, _ svg: inout SVGText
  ) {
    let size = 11 * canvas.unit
    for part in drawn {
      guard let label = part.drawing.label,
        let spot = labels.place(
          label.text, size: 0.9 * size,
          at: [label.spot + Spot(0, size), label.spot - Spot(0, size)])
      else { continue }
      write(label.text, at: spot, "field", 0.9 * size, &svg)
    }
  }

  private func write(
    _ text: String, at spot: Spot, _ color: String, _ size: Double, _ svg: inout SVGText
  ) {
    let rim = SVGElement.text(text, at: spot, classes: "halo", size: size)
    svg.add("<g class=\"paper\" aria-hidden=\"true\">\(rim)</g>")
    svg.add("<g class=\"\(color)\">\(SVGElement.text(text, at: spot, size: size))</g>")
  }

  /// More labels would hide the items.
  private static let mostContactTexts = 100

  /// The positions of contacts; contacts that would hide each other share one position.
  private var crosses: [Spot] {
    contacts.prefix(1000).compactMap { $0.spot }.reduce(into: []) { found, spot in
      if !found.contains(where: { ($0 - spot).length < 2 * canvas.unit }) { found.append(spot) }
    }
  }

  private var contactGroups: [(spot: Spot, ticks: [Int])] {
    var groups: [(spot: Spot, ticks: [Int])] = []
    for event in contacts {
      guard let spot = event.spot else { continue }
      if let near = groups.firstIndex(where: { ($0.spot - spot).length < 14 * canvas.unit }) {
        if groups[near].ticks.last != event.tick { groups[near].ticks.append(event.tick) }
      } else if groups.count < Self.mostContactTexts {
        groups.append((spot, [event.tick]))
      }
    }
    return groups
  }

  private func drawContactTicks(
    _ groups: [(spot: Spot, ticks: [Int])], _ labels: inout LabelLayout, _ svg: inout SVGText
  ) {
    let size = 9 * canvas.unit
    for group in groups {
      let shown = group.ticks.prefix(3).map(String.init).joined(separator: ", ")
      let text = group.ticks.count > 3 ? shown + " …" : shown
      let side = ShownText.width(of: text, size: size) / 2 + 6 * canvas.unit
      let (right, down) = (Spot(side, 0), Spot(0, 1.1 * size))
      let offsets = [
        right, -1 * right, -1 * down, down, right - down, -1 * right - down, right + down,
        down - right,
      ]
      let candidates = offsets.map { group.spot + $0 }
      guard let spot = labels.place(text, size: size, at: candidates) else { continue }
      write(text, at: spot, "contact", size, &svg)
    }
  }
}
