// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// What is around the scene on a sheet: heading, gravity and a line or two below.
struct SheetLayout {
  /// In pixels.
  private static let margin = 16.0
  private static let headingSize = 15.0
  private static let noteSize = 11.0
  private static let leastWidth = 300.0

  let canvas: Canvas
  /// The scene with a margin, pt.
  let shown: Box
  /// The whole sheet, pt.
  let box: Box
  private let heading: [String]
  private let notes: [String]
  private let gravity: Spot?
  private let names: [String]

  init(_ motions: [Motion], _ canvas: Canvas) {
    self.canvas = canvas
    let unit = canvas.unit
    var shown = canvas.box.outset(by: Self.margin * unit)
    let missing = max(0, Self.leastWidth * unit - shown.width) / 2
    (shown.minX, shown.maxX) = (shown.minX - missing, shown.maxX + missing)
    self.shown = shown
    names = motions.map(\.name)
    gravity = motions.first?.gravity
    let width = shown.width * canvas.scale - 2 * Self.margin
    heading = Self.lines(
      motions[0].heading, size: Self.headingSize, width: width - (gravity == nil ? 0 : 90))
    let notes = motions.flatMap(\.notes)
    let cut = canvas.isCut ? ["Some of it lies outside of the picture"] : []
    let all = notes.enumerated().filter { !notes[..<$0].contains($1) }.map(\.element) + cut
    self.notes = all.flatMap { Self.lines($0, size: Self.noteSize, width: width) }
    // Below stand a line about the time of each run, and those of the notes.
    let above = (Double(heading.count) * 1.3 * Self.headingSize + 14) * unit
    let below = (Double(self.notes.count + motions.count) * 1.4 * Self.noteSize + 10) * unit
    box = Box(
      minX: shown.minX, minY: shown.minY - above, maxX: shown.maxX, maxY: shown.maxY + below)
  }

  /// The lines of a text that fits into a width, in pixels.
  private static func lines(_ text: String, size: Double, width: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ").map(String.init) {
      let longer = lines.last.map { $0 + " " + word } ?? word
      if !lines.isEmpty, LabelPlaces.width(of: longer, size: size) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// Writes what the sheet says; a moment is that of a run.
  func drawFrame(_ moments: [String], _ svg: inout SVGText) {
    let unit = canvas.unit
    let left = box.minX + Self.margin * unit
    var y = box.minY + (0.6 * Self.margin + Self.headingSize) * unit
    for line in heading {
      svg.add(
        "<g class=\"ink\" font-weight=\"600\">"
          + SVGElement.text(
            line, at: Spot(left, y), anchor: "start", size: Self.headingSize * unit) + "</g>")
      y += 1.3 * Self.headingSize * unit
    }
    if let gravity { drawGravity(gravity, &svg) }
    y = shown.maxY + Self.noteSize * unit
    for line in lines(of: moments) + notes {
      svg.group(
        "dim", nil,
        [
          SVGElement.text(line, at: Spot(left, y), anchor: "start", size: Self.noteSize * unit)
        ])
      y += 1.4 * Self.noteSize * unit
    }
  }

  private func lines(of moments: [String]) -> [String] {
    if names.count < 2 { return moments }
    return zip(names, moments).enumerated().map { place, run in
      "\(place == 0 ? "solid" : "dashed"): \(run.0), \(run.1)"
    }
  }

  /// An arrow at the upper right, as long as gravity is strong within reason.
  private func drawGravity(_ gravity: Spot, _ svg: inout SVGText) {
    let unit = canvas.unit
    let reach = min(max(gravity.length.squareRoot(), 0.4), 1.2) * 9 * unit
    let middle = Spot(box.maxX - (Self.margin + 8) * unit, box.minY + 19 * unit)
    let way = (reach / gravity.length) * gravity
    let arrow = Symbol.arrow(from: middle - way, to: middle + way, head: 5 * unit)
    let words = "gravity \(Decimals.text(gravity.length))"
    svg.group(
      "dim", "gravity, \(Decimals.text(1000 * gravity.length, places: 0)) pt/s²",
      [
        SVGElement.path("mark", "d=\"\(arrow)\""),
        SVGElement.text(
          words, at: middle + Spot(-14 * unit, 4 * unit), anchor: "end",
          size: Self.noteSize * unit),
      ])
  }
}

extension Motion {
  /// The gravity that there was last; nil where there was none.
  fileprivate var gravity: Spot? {
    for timed in parts.reversed() {
      if case .gravity(let direction) = timed.part.kind {
        return direction.length > 0 ? direction : nil
      }
    }
    return nil
  }
}
