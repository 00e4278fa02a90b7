// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Screens side by side at several times, as a user of the app sees them.
struct DeviceSheet {
  private static let gap = 14.0
  /// The visible surroundings of a screen, as a fraction of its longer side.
  private static let surroundings = 0.05

  private let motion: Motion
  private let screen: DeviceScreen
  private let looks: [DeviceLook]
  private let isPlain: Bool
  private let count: Int
  private let scale: Double
  private let cell: (width: Double, height: Double)

  /// `nil` for a run without bounds.
  init?(_ motion: Motion, count: Int, size: PictureSize?, isPlain: Bool) {
    guard let screen = DeviceScreen(motion) else { return nil }
    (self.motion, self.screen, self.isPlain, self.count) = (motion, screen, isPlain, count)
    looks = DeviceLook.all(of: motion, on: screen)
    let boxes = screen.boxes.map { $0.box }
    let widest = boxes.reduce(0) { max($0, $1.width) }
    let tallest = boxes.reduce(0) { max($0, $1.height) }
    let margin = 2 * Self.surroundings * max(widest, tallest)
    cell = (max(widest + margin, 20), max(tallest + margin, 20))
    let texts = isPlain ? 0 : Self.above + Self.below
    let gaps = Self.gap * Double(count - 1)
    let width = Double(size?.width ?? Int(Canvas.side)) - gaps
    let height = size.map { $0.height.map(Double.init) ?? .infinity } ?? Canvas.side
    let most = size == nil ? Canvas.mostEnlarged : .infinity
    scale = max(
      min(width / (Double(count) * cell.width), (height - texts) / cell.height, most), 1e-3)
  }

  /// The heights of the heading and of the times below, in pixels.
  private static let above = 34.0
  private static let below = 24.0
  private static let leastWidth = 240.0

  func svg(_ frames: [Frame]) -> String {
    let (wide, high) = (cell.width * scale, cell.height * scale)
    let inner = Double(count) * wide + Double(count - 1) * Self.gap
    let width = isPlain ? inner : max(inner, Self.leastWidth)
    let height = high + (isPlain ? 0 : Self.above + Self.below)
    var palette = DevicePalette()
    var body = SVGText()
    for (index, frame) in frames.enumerated() {
      let x = (width - inner) / 2 + Double(index) * (wide + Self.gap)
      draw(frame, index, x: x, y: isPlain ? 0 : Self.above, &palette, &body)
      if isPlain { continue }
      let spot = Spot(x + wide / 2, Self.above + high + 14)
      body.group(
        "dim", nil, [SVGElement.text(time(of: frame), at: spot, size: SheetTexts.noteSize)])
    }
    var svg = SVGText()
    let heading = ShownText.xml(motion.heading)
    let (w, h) = (Decimals.text(width.rounded(.up)), Decimals.text(height.rounded(.up)))
    svg.add(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(w) \(h)" width="\(w)" height="\(h)" \
      role="img" aria-label="\(heading)">
      <style>
      \(PictureStyle.paperRules)\(palette.rules)\(Self.rules)</style>
      <title>\(heading)</title>
      <rect class="paper sheet" width="\(w)" height="\(h)"/>
      \(palette.definitions)
      """)
    if !isPlain {
      svg.add(
        "<g class=\"ink\" font-weight=\"600\">"
          + SVGElement.text(
            fitting(motion.heading, in: width - 16), at: Spot(width / 2, 22),
            size: SheetTexts.headingSize) + "</g>")
    }
    return svg.text + body.text + "</svg>\n"
  }

  private static let rules = """
    .sheet{fill:currentColor;stroke:none}
    text{fill:currentColor;font-family:system-ui,-apple-system,"Segoe UI",sans-serif}
    .body text{font-weight:600}
    .rim,.over{fill:none;stroke:currentColor}
    .over{stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}

    """

  private func time(of frame: Frame) -> String {
    "\(Decimals.text(frame.time)) s" + (frame.tick == motion.frames.last?.tick ? end : "")
  }

  private var end: String {
    guard count == 1, let ending = motion.endingWords else { return "" }
    return "; \(ending)"
  }

  private func fitting(_ text: String, in width: Double) -> String {
    let size = SheetTexts.headingSize
    if ShownText.width(of: text, size: size) <= width { return text }
    var shown = text
    while !shown.isEmpty, ShownText.width(of: shown + "…", size: size) > width {
      shown.removeLast()
    }
    return shown + "…"
  }

  // MARK: A screen

  /// Draws the clipped screen on top of its faint surroundings.
  private func draw(
    _ frame: Frame, _ index: Int, x: Double, y: Double, _ palette: inout DevicePalette,
    _ svg: inout SVGText
  ) {
    let box = screen.box(at: frame.tick)
    let middle = Spot((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
    let (left, top) = (middle.x - cell.width / 2, middle.y - cell.height / 2)
    let radius = Decimals.text(screen.radius)
    let frameOfScreen =
      "x=\"\(Decimals.text(box.minX))\" y=\"\(Decimals.text(box.minY))\" "
      + "width=\"\(Decimals.text(box.width))\" height=\"\(Decimals.text(box.height))\""
    let bounds = "\(frameOfScreen) rx=\"\(radius)\""
    let bodies = motion.order(at: frame.tick).compactMap { body($0, frame, &palette) }.joined()
    let (items, clip) = ("items\(index)", "screen\(index)")
    svg.add(
      """
      <svg x="\(Decimals.text(x))" y="\(Decimals.text(y))" \
      width="\(Decimals.text(cell.width * scale))" height="\(Decimals.text(cell.height * scale))" \
      viewBox="\(Decimals.text(left)) \(Decimals.text(top)) \(Decimals.text(cell.width)) \
      \(Decimals.text(cell.height))">
      <defs><g id="\(items)" class="body">\(bodies)</g>
      <clipPath id="\(clip)"><rect \(bounds)/></clipPath></defs>
      <use href="#\(items)" opacity=".15"/>
      <rect class="paper sheet" \(frameOfScreen)/>
      <g clip-path="url(#\(clip))"><rect class="\(palette.name(of: screen.fill)) sheet" \(bounds)/>
      \(overlays(in: frame, &palette))<use href="#\(items)"/>\(furniture(in: box, &palette))</g>
      <rect class="line rim" style="stroke-width:\(Decimals.text(1 / scale))" \(bounds)/>
      </svg>
      """)
  }

  /// The scenery layers that the scene enables for the device view.
  private func overlays(in frame: Frame, _ palette: inout DevicePalette) -> String {
    let paths = StrokePath(motion: motion, frame: frame)
    let parts = motion.parts.filter { $0.from <= frame.tick && frame.tick < $0.to ?? .max }
    let strokes = parts.compactMap { PartDrawing($0.part, unit: 1) }.filter { drawing in
      screen.style.overlays.contains { $0.rawValue == drawing.layer.rawValue }
    }.flatMap { $0.strokes }
    let lines = strokes.compactMap { stroke in
      paths.attributes(of: stroke).map { SVGElement.path("over", $0) }
    }
    if lines.isEmpty { return "" }
    return "<g class=\"\(palette.name(of: screen.ink))\" opacity=\".4\">\(lines.joined())</g>"
  }

  /// An item with its subviews; `nil` if it is not visible.
  private func body(_ item: Int, _ frame: Frame, _ palette: inout DevicePalette) -> String? {
    guard motion.isDrawn(item), let pose = motion.pose(of: item, in: frame) else { return nil }
    let (look, state) = (looks[item], frame.states[item])
    let opacity = motion.opacity(of: item, in: frame)
    let outline = SVGElement.outline(
      look.outline, state, radius: look.radius, " class=\"\(palette.name(of: look.fill)) sheet\"")
    if opacity <= 0 || outline.isEmpty { return nil }
    var content = [outline]
    if let image = look.image { content.append(self.image(image, look, state, &palette)) }
    if let label = look.label {
      let (width, height) = (Double(state.width).magnitude, Double(state.height).magnitude)
      let size = DeviceLook.fontSize(of: label, width, height)
      content.append(
        "<g class=\"\(palette.name(of: look.ink))\">"
          + SVGElement.text(label, at: Spot(0, 0.36 * size), size: size)
          + "</g>")
    }
    let fade = opacity < 1 ? " opacity=\"\(Decimals.text(opacity, places: 3))\"" : ""
    let shadow = look.hasShadow ? " filter=\"url(#shadow)\"" : ""
    if look.hasShadow { palette.hasShadow = true }
    return "<g transform=\"\(StrokePath.transform(pose))\"\(fade)\(shadow)>"
      + "\(content.joined())</g>\n"
  }

  private func image(
    _ data: String, _ look: DeviceLook, _ state: ItemState, _ palette: inout DevicePalette
  ) -> String {
    let (width, height) = (Double(state.width).magnitude, Double(state.height).magnitude)
    let outline = SVGElement.outline(look.outline, state, radius: look.radius, "")
    let name = palette.image(data, width: width, height: height)
    return "<g clip-path=\"url(#\(palette.clip(outline)))\"><use href=\"#\(name)\"/></g>"
  }

  private func furniture(in box: Box, _ palette: inout DevicePalette) -> String {
    guard screen.hasFurniture(in: box) else { return "" }
    let unit = box.width / 390
    func rect(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ r: Double) -> String {
      let numbers = [box.minX + x, box.minY + y, w * unit, h * unit, r * unit].map {
        Decimals.text($0)
      }
      return "<rect class=\"sheet\" x=\"\(numbers[0])\" y=\"\(numbers[1])\" "
        + "width=\"\(numbers[2])\" height=\"\(numbers[3])\" rx=\"\(numbers[4])\"/>"
    }
    let time = SVGElement.text(
      "9:41", at: Spot(box.minX + 0.14 * box.width, box.minY + 35 * unit), size: 16 * unit)
    return "<g class=\"\(palette.name(of: screen.ink)) body\">\(time)"
      + rect(0.86 * box.width - 13 * unit, 22.5 * unit, 25, 12, 3.5)
      + rect(0.32 * box.width, box.height - 13 * unit, 0.36 * 390, 5, 2.5) + "</g>"
  }
}

/// The colors, shadows, clips and images of a picture, each defined once.
private struct DevicePalette {
  private var pairs: [ColorPair] = []
  private var clips: [String] = []
  private var images: [String] = []
  var hasShadow = false

  mutating func name(of pair: ColorPair) -> String {
    let index = pairs.firstIndex(of: pair) ?? pairs.count
    if index == pairs.count { pairs.append(pair) }
    return "f\(index)"
  }

  mutating func clip(_ outline: String) -> String { "clip\(Self.index(of: outline, in: &clips))" }

  mutating func image(_ data: String, width: Double, height: Double) -> String {
    let (w, h) = (Decimals.text(width), Decimals.text(height))
    let image =
      "x=\"\(Decimals.text(-width / 2))\" y=\"\(Decimals.text(-height / 2))\" width=\"\(w)\" "
      + "height=\"\(h)\" preserveAspectRatio=\"xMidYMid slice\" href=\"\(ShownText.xml(data))\""
    return "image\(Self.index(of: image, in: &images))"
  }

  private static func index(of text: String, in list: inout [String]) -> Int {
    if let index = list.firstIndex(of: text) { return index }
    list.append(text)
    return list.count - 1
  }

  var rules: String {
    func rules(_ shade: (ColorPair) -> StyleColor) -> String {
      pairs.enumerated().map { ".f\($0){color:\(shade($1).text)}" }.joined()
    }
    return rules { $0.light } + "\n@media(prefers-color-scheme:dark){\(rules { $0.dark })}\n"
  }

  /// A drop shadow without `feDropShadow`, with which rsvg-convert draws nothing at all.
  private static let shadow =
    "<filter id=\"shadow\" x=\"-20%\" y=\"-20%\" width=\"140%\" height=\"140%\">"
    + "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"6\"/><feOffset dy=\"4\"/>"
    + "<feComponentTransfer><feFuncA type=\"linear\" slope=\".18\"/></feComponentTransfer>"
    + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>"

  var definitions: String {
    let shadow = hasShadow ? Self.shadow : ""
    let clips = clips.enumerated().map { "<clipPath id=\"clip\($0)\">\($1)</clipPath>" }
    let images = images.enumerated().map { "<image id=\"image\($0)\" \($1)/>" }
    let all = shadow + (clips + images).joined()
    return all.isEmpty ? "" : "<defs>\(all)</defs>"
  }
}
