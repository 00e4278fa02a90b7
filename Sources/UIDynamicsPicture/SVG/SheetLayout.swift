// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsTrajectory

/// The frame around the scene: heading, gravity arrow and notes below.
struct SheetLayout {
  let canvas: Canvas
  /// The scene with its margin, pt.
  let shown: Box
  let box: Box
  /// `nil` if there is no room for text or if it is disabled.
  private let texts: SheetTexts?
  private let margin: Double

  init(_ motions: [Motion], from: Double, size: PictureSize?, isPlain: Bool) {
    let plane = Canvas(motions)
    let measures = SheetMeasures(
      plane.box, size, isPlain ? nil : SheetTexts(motions, from: from, isCut: plane.isCut))
    canvas = plane.scaled(
      to: measures.scale(atMost: size == nil ? Canvas.mostEnlarged : .infinity))
    (texts, margin) = (measures.texts, measures.margin)
    let unit = canvas.unit
    var shown = canvas.box.outset(by: margin * unit)
    let width = measures.width(at: canvas.scale)
    let missing = max(0, width * unit - shown.width) / 2
    (shown.minX, shown.maxX) = (shown.minX - missing, shown.maxX + missing)
    self.shown = shown
    let inner = width - 2 * margin
    box = Box(
      minX: shown.minX, minY: shown.minY - (texts?.above(in: inner) ?? 0) * unit,
      maxX: shown.maxX, maxY: shown.maxY + (texts?.below(in: inner) ?? 0) * unit)
  }

  var hasTexts: Bool { texts != nil }

  func drawFrame(_ moments: [String], _ svg: inout SVGText) {
    guard let texts else { return }
    let unit = canvas.unit
    let inner = box.width * canvas.scale - 2 * margin
    let left = box.minX + margin * unit
    var y = box.minY + (0.6 * margin + SheetTexts.headingSize) * unit
    for line in texts.headingLines(in: inner) {
      svg.add(
        "<g class=\"ink\" font-weight=\"600\">"
          + SVGElement.text(
            line, at: Spot(left, y), anchor: "start", size: SheetTexts.headingSize * unit)
          + "</g>")
      y += 1.3 * SheetTexts.headingSize * unit
    }
    if let gravity = texts.gravity { drawGravity(gravity, &svg) }
    y = shown.maxY + SheetTexts.noteSize * unit
    for line in texts.linesBelow(moments, in: inner) {
      svg.group(
        "dim", nil,
        [
          SVGElement.text(
            line, at: Spot(left, y), anchor: "start", size: SheetTexts.noteSize * unit)
        ])
      y += 1.4 * SheetTexts.noteSize * unit
    }
  }

  /// An arrow at the top right; its length grows with the square root of gravity, within limits.
  private func drawGravity(_ gravity: Spot, _ svg: inout SVGText) {
    let unit = canvas.unit
    let reach = min(max(gravity.length.squareRoot(), 0.4), 1.2) * 9 * unit
    let middle = Spot(box.maxX - (margin + 8) * unit, box.minY + 19 * unit)
    let half = (reach / gravity.length) * gravity
    let arrow = Symbol.arrow(from: middle - half, to: middle + half, head: 5 * unit)
    let words = "gravity \(Decimals.text(gravity.length))"
    svg.group(
      "dim",
      "gravity, \(Decimals.text(UIKitFacts.gravity * gravity.length, places: 0)) pt/s²",
      [
        SVGElement.path("mark", "d=\"\(arrow)\""),
        SVGElement.text(
          words, at: middle + Spot(-14 * unit, 4 * unit), anchor: "end",
          size: SheetTexts.noteSize * unit),
      ])
  }
}
