// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

extension PartDrawing {
  /// Draws a part, with a pixel of `unit` pt; `nil` if it has no lines.
  init?(_ part: SceneryPart, unit: Double) {
    switch part.kind {
    case .bounds(let box): self.init(bounds: box)
    case .window(let box): self.init(window: box)
    case .boundary(let corners, let isClosed): self.init(part.id, boundary: corners, isClosed)
    case .attachment(let attachment): self.init(part.id, attachment, unit)
    case .snap(let item, let spot): self.init(part.id, snap: item, spot, unit)
    case .field(let field): self.init(part.id, field, unit)
    case .gravity, .hidden, .order: return nil
    }
  }

  private init(bounds: Box) {
    let size = "\(Decimals.text(bounds.width)) × \(Decimals.text(bounds.height)) pt"
    self.init(
      words: "reference bounds, \(size)", layer: .bounds,
      strokes: [Stroke(.bounds, .fixed(bounds.corners.path(isClosed: true)))])
  }

  private init(window: Box) {
    let origin = Decimals.text(Spot(window.minX, window.minY))
    self.init(
      words: "visible part of the collection view, from (\(origin))",
      layer: .bounds, strokes: [Stroke(.window, .fixed(window.corners.path(isClosed: true)))])
  }

  private init(_ id: String, boundary corners: [Spot], _ isClosed: Bool) {
    self.init(
      words: id.isEmpty ? "boundary of the reference bounds" : "boundary \(id)",
      layer: .boundaries,
      strokes: [Stroke(.boundary, .fixed(corners.path(isClosed: isClosed)))])
  }

  private init(_ id: String, snap item: Int, _ spot: Spot, _ unit: Double) {
    self.init(
      words: "snap \(id)", layer: .attachments,
      strokes: [
        Stroke(.snap, .between(.item(item, .zero), .spot(spot), [.zero, Spot(1, 0)])),
        Stroke(.joint, .at(.spot(spot), Symbol.crosshair(7 * unit))),
      ])
  }

  private init(_ id: String, _ attachment: SceneryAttachment, _ unit: Double) {
    let (first, second) = (attachment.first, attachment.second)
    let strokes: [Stroke] =
      switch attachment.form {
      case .rod: [Stroke(.rod, .between(first, second, [.zero, Spot(1, 0)]))]
      case .spring: [Stroke(.spring, .between(first, second, Self.coil(5 * unit)))]
      case .rope: [Stroke(.rope, .rope(first, second, length: attachment.length ?? 0))]
      case .rail: Self.rail(attachment, unit)
      case .pin: [Stroke(.joint, .at(first, Symbol.circle(4 * unit)))]
      case .weld: [Stroke(.joint, .at(first, Symbol.cross(4 * unit)))]
      }
    self.init(
      words: "\(attachment.form.rawValue) \(id)", layer: .attachments,
      strokes: strokes + [first, second].compactMap { Self.anchor($0, unit) })
  }

  /// A dot where an attachment ends at a point, or off the center of an item.
  private static func anchor(_ end: SceneryEnd, _ unit: Double) -> Stroke? {
    if case .item(_, .zero) = end { return nil }
    return Stroke(.anchor, .at(end, Symbol.circle(2.5 * unit)))
  }

  /// Straight ends with eight windings between them.
  private static func coil(_ radius: Double) -> [Spot] {
    let turns = 16
    let inner = (0..<turns).map { turn in
      Spot(0.12 + 0.76 * (Double(turn) + 0.5) / Double(turns), turn % 2 == 0 ? radius : -radius)
    }
    return [.zero, Spot(0.12, 0)] + inner + [Spot(0.88, 0), Spot(1, 0)]
  }

  /// A rail at the second end that rotates with the first item; the range refers to the second end.
  private static func rail(_ attachment: SceneryAttachment, _ unit: Double) -> [Stroke] {
    guard let axis = attachment.axis, let item = attachment.first.item else { return [] }
    let far = 2000.0
    let range = attachment.range ?? -far...far
    let (from, to) = (-range.upperBound * axis, -range.lowerBound * axis)
    let side = 5 * unit * Spot(-axis.y, axis.x)
    let stops =
      attachment.range == nil
      ? "" : [from - side, from + side].path() + [to - side, to + side].path()
    let path = [from, to].path() + stops
    return [Stroke(.rail, .turned(attachment.second, with: item, path))]
  }

  private init(_ id: String, _ field: SceneryField, _ unit: Double) {
    let center = SceneryEnd.spot(field.position)
    let regions = field.outlines.map { outline in
      switch outline {
      case .circle(let radius): Symbol.circle(radius)
      case .rectangle(let width, let height):
        Box(minX: -width / 2, minY: -height / 2, maxX: width / 2, maxY: height / 2)
          .corners.path(isClosed: true)
      }
    }
    // With combined regions, the outline alone does not show the inside; the arrows do.
    let style = field.isWithin ? Stroke.Style.region : .edge
    let arrows = field.arrows.map { Self.arrow($0, field.spacing, unit) }.joined()
    self.init(
      words: "\(field.kind) field \(id)", layer: .fields,
      strokes: regions.map { Stroke(style, .at(center, $0)) } + [
        Stroke(.arrow, .at(center, arrows)), Stroke(.anchor, .at(center, Symbol.circle(2 * unit))),
      ], label: (field.kind, field.position))
  }

  /// An arrow for the force at a position; a dot if the force is zero or unknown.
  private static func arrow(
    _ arrow: SceneryField.Arrow, _ spacing: Double, _ unit: Double
  ) -> String {
    guard let force = arrow.force, force.length > 0 else { return Symbol.dot(arrow.spot) }
    let reach = min(0.4 * spacing, 12 * unit) * force
    return Symbol.arrow(
      from: arrow.spot - reach, to: arrow.spot + reach, head: min(3 * unit, reach.length))
  }
}
