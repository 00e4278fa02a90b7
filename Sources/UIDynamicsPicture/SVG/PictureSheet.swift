// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// One or two runs on a sheet of fixed size; renders a picture of any time.
package struct PictureSheet {
  /// The default number of ghosts, and the limit of their outlines.
  package static let usualGhosts = 8
  private static let mostOutlines = 1000
  /// The number of additional screens in the device view of a whole run.
  package static let usualMoments = 3

  let motions: [Motion]
  let layout: SheetLayout
  /// The start of the visible paths, in s.
  private let from: Double
  private let isPlain: Bool
  private let view: PictureView
  private let size: PictureSize?
  private let ghosts: GhostMoments

  /// Draws the second run dashed behind the first one; a plain sheet has no text and no history.
  package init(
    _ motions: [Motion], from: Double = 0, size: PictureSize? = nil, isPlain: Bool = false,
    view: PictureView = .engineering
  ) {
    (self.motions, self.from, self.isPlain) = (motions, from, isPlain)
    (self.view, self.size) = (view, size)
    ghosts = GhostMoments(motions[0], from: from)
    layout = SheetLayout(motions, from: from, size: size, isPlain: isPlain)
  }

  var canvas: Canvas { layout.canvas }

  /// Renders the state at a time, the last by default, and the motion before it.
  ///
  /// Numbers are rounded to hundredths of a point; the same runs yield the same bytes. Trails start `trails` s earlier.
  package func svg(
    at time: Double? = nil, ghosts: Int? = nil, trails: Double = .infinity
  ) -> String {
    if view == .device, let svg = deviceView(at: time, ghosts: ghosts) { return svg }
    let views = motions.enumerated().compactMap { index, motion in
      SheetView(
        motion, from: from, at: time ?? motion.lastTime, trails: trails, isOther: index > 0, canvas)
    }
    var svg = SVGText()
    open(&svg)
    let drawn = views.first?.drawn ?? []
    if let view = views.first { drawParts(drawn, of: view, &svg) }
    for view in views.reversed() {
      if !view.isOther {
        let count = ghosts ?? (isPlain ? 0 : usualGhosts)
        view.drawGhosts(self.ghosts.frames(before: view.range.upperBound - 1, count: count), &svg)
      }
      view.drawItems(withTrails: !isPlain, &svg)
    }
    if !isPlain { views.first?.drawMarks(&svg) }
    svg.add("</g>")
    if layout.hasTexts, let view = views.first {
      var labels = LabelLayout(in: layout.shown)
      view.drawLabels(of: drawn, &labels, &svg)
    }
    layout.drawFrame(views.map { $0.moment }, &svg)
    svg.add("</svg>")
    return svg.text
  }

  /// Screens side by side, ending at a time; `nil` for two runs or without bounds.
  private func deviceView(at time: Double?, ghosts: Int?) -> String? {
    let motion = motions[0]
    guard motions.count == 1, let last = motion.frame(at: time ?? motion.lastTime) else {
      return nil
    }
    let count = ghosts ?? (time == nil && !isPlain ? Self.usualMoments : 0)
    let moments = self.ghosts.spread(before: last, count: count) + [last]
    return DeviceSheet(motion, count: moments.count, size: size, isPlain: isPlain)?
      .svg(moments.map { motion.frames[$0] })
  }

  private var usualGhosts: Int {
    let count = motions.reduce(0) { sum, motion in
      sum + motion.looks.indices.count { motion.isDrawn($0) }
    }
    return min(Self.usualGhosts, Self.mostOutlines / max(count, 1))
  }

  private func open(_ svg: inout SVGText) {
    let (box, heading) = (layout.box, ShownText.xml(motions[0].heading))
    let (width, height) = (box.width * canvas.scale, box.height * canvas.scale)
    svg.add(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(Decimals.text(box.minX)) \
      \(Decimals.text(box.minY)) \(Decimals.text(box.width)) \(Decimals.text(box.height))" \
      width="\(Decimals.text(width.rounded(), places: 0))" \
      height="\(Decimals.text(height.rounded(), places: 0))" role="img" aria-label="\(heading)">
      <style>
      \(PictureStyle.colorRules)\(PictureStyle.shapeRules(unit: canvas.unit))</style>
      <title>\(heading)</title>
      <rect class="paper sheet" x="\(Decimals.text(box.minX))" y="\(Decimals.text(box.minY))" \
      width="\(Decimals.text(box.width))" height="\(Decimals.text(box.height))"/>
      <clipPath id="canvas"><rect x="\(Decimals.text(layout.shown.minX))" \
      y="\(Decimals.text(layout.shown.minY))" width="\(Decimals.text(layout.shown.width))" \
      height="\(Decimals.text(layout.shown.height))"/></clipPath>
      <g clip-path="url(#canvas)">
      """)
  }

  /// Draws the scenery of the first run, fields at the back.
  private func drawParts(_ drawn: [SheetView.Drawn], of view: SheetView, _ svg: inout SVGText) {
    let layers: [PartDrawing.Layer] = [.fields, .bounds, .boundaries, .attachments]
    for layer in layers {
      for part in drawn where part.drawing.layer == layer {
        view.draw(part.drawing, part.standing, &svg)
      }
    }
  }
}
