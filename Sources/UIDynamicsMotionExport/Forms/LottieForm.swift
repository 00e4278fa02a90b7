// SPDX-License-Identifier: MIT

internal import UIDynamicsKeyframing
internal import UIDynamicsTrajectory

/// A Lottie animation: one layer per item, one frame per tick.
enum LottieForm {
  static func text(
    _ motion: Motion, _ options: ExportOptions
  ) throws(ExportRefusal) -> String {
    try options.refuseRelative("Lottie")
    var writer = LottieWriter(motion, options)
    for index in motion.items.indices { try writer.add(index) }
    let canvas = motion.drawn
    let (width, height) = (Int(canvas.width.rounded(.up)), Int(canvas.height.rounded(.up)))
    let marks = motion.marks.filter { $0.tick <= motion.tickCount }.map {
      "{\"tm\":\($0.tick),\"cm\":\(MarkupText.json($0.text)),\"dr\":0}"
    }
    let rate = DecimalText.text(motion.ticksPerSecond)
    let font = #"{"fName":"label","fFamily":"system-ui, sans-serif","fStyle":"SemiBold"}"#
    let fonts =
      motion.items.contains { $0.isChosen && $0.style.label != nil }
      ? "\"fonts\":{\"list\":[\(font)]}," : ""
    let about = "{\"g\":\"uidyn\",\"d\":\(MarkupText.json(writer.note.text))}"
    return "{\"v\":\"5.7.0\",\"nm\":\(MarkupText.json(motion.heading)),\"meta\":\(about),"
      + "\"fr\":\(rate),\"ip\":0,\"op\":\(motion.tickCount + 1),\"w\":\(width),\"h\":\(height),"
      + "\(fonts)\"layers\":[\n\(writer.layers.reversed().joined(separator: ",\n"))\n],"
      + "\"markers\":[\(marks.joined(separator: ","))]}\n"
  }
}

private struct LottieWriter {
  let motion: Motion
  let options: ExportOptions
  let printer: CurvePrinter
  var note: ExportNote
  var layers: [String] = []
  private var easings = LottieEasings()
  /// The number of the layer that the children of each item use as their parent.
  private var homes: [Int] = []
  private let hasChildren: [Bool]

  init(_ motion: Motion, _ options: ExportOptions) {
    var motion = motion
    // Lottie layers inherit their parent's transform, but not its opacity.
    for index in motion.items.indices {
      guard let superview = motion.items[index].superview else { continue }
      let outer = motion.items[superview].alpha
      motion.items[index].alpha = zip(motion.items[index].alpha, outer).map { $0 * $1 }
    }
    (self.motion, self.options, note) = (motion, options, ExportNote(motion, options))
    hasChildren = motion.children.map { !$0.isEmpty }
    printer = CurvePrinter(
      clock: ExportClock(unitsPerTick: 1, digits: 0), style: .bezier, tolerance: options.tolerance)
  }

  /// Layer coordinates are the bounds at the first tick, so subviews can be placed by their rows.
  mutating func add(_ index: Int) throws(ExportRefusal) {
    let item = motion.items[index]
    let number = layers.count + 1
    let parent = item.superview.map { ",\"parent\":\(homes[$0])" } ?? ""
    let canvas =
      item.superview == nil ? motion.drawn : MotionCanvas(x: 0, y: 0, width: 0, height: 0)
    let (x, y) = (
      try property(item, .x, base: canvas.x), try property(item, .y, base: canvas.y)
    )
    let rotation = try property(item, .angle, scale: 180 / Double.pi)
    let isWhole = !item.isChosen || item.showings.count == 1
    let opacity = try property(item, .alpha, scale: 100)
    let transform =
      "{\"a\":{\"a\":0,\"k\":[\(half(item.width[0])),\(half(item.height[0]))]},"
      + "\"p\":{\"s\":true,\"x\":\(x),\"y\":\(y)},\"r\":\(rotation),"
      + "\"s\":{\"a\":0,\"k\":[100,100]},\"o\":\(isWhole ? opacity : Self.opaque)}"
    let shapes = item.isChosen ? ",\"shapes\":[\(try group(item, index))]" : ""
    layers.append(
      layer(
        type: item.isChosen && isWhole ? 4 : 3, number, item.id, parent, transform,
        isWhole ? shapes : "", shown: isWhole ? item.showings[0] : nil))
    homes.append(number)
    if !isWhole { addShowings(of: item, number, shapes, opacity) }
    if let label = item.style.label, item.isChosen { add(label, of: item, number, opacity) }
    if hasChildren[index], item.changesSize(options.tolerance) || item.isScrolled {
      try addCorner(of: item, number)
    }
  }

  /// Adds an invisible moving layer, and inside it a still layer for each time the item is visible.
  ///
  /// A layer has only one in point and one out point, and players disagree about hold keys.
  private mutating func addShowings(
    of item: MotionItem, _ parent: Int, _ shapes: String, _ opacity: String
  ) {
    for showing in item.showings {
      layers.append(
        layer(
          type: 4, layers.count + 1, item.id, ",\"parent\":\(parent)", Self.still(opacity), shapes,
          shown: showing))
    }
  }

  private mutating func add(
    _ label: String, of item: MotionItem, _ parent: Int, _ opacity: String
  ) {
    let (size, isBlack) = item.labelStyle
    let position = "\(half(item.width[0])),\(SVGForm.number(item.height[0] / 2 + 0.36 * size))"
    let style =
      "{\"t\":\(MarkupText.json(label)),\"f\":\"label\",\"s\":\(SVGForm.number(size)),"
      + "\"lh\":\(SVGForm.number(1.2 * size)),\"j\":2,\"fc\":\(isBlack ? "[0,0,0]" : "[1,1,1]")}"
    let text =
      ",\"t\":{\"d\":{\"k\":[{\"t\":0,\"s\":\(style)}]},\"p\":{},\"a\":[],"
      + "\"m\":{\"g\":1,\"a\":{\"a\":0,\"k\":[0,0]}}}"
    for showing in item.showings {
      layers.append(
        layer(
          type: 5, layers.count + 1, item.id, ",\"parent\":\(parent)",
          Self.still(opacity, at: position), text, shown: showing))
    }
  }

  private static let opaque = "{\"a\":0,\"k\":100}"

  private static func still(_ opacity: String = opaque, at position: String = "0,0") -> String {
    "{\"a\":{\"a\":0,\"k\":[0,0]},\"p\":{\"a\":0,\"k\":[\(position)]},"
      + "\"s\":{\"a\":0,\"k\":[100,100]},\"r\":{\"a\":0,\"k\":0},\"o\":\(opacity)}"
  }

  /// Adds a layer for subviews if the zero point of the bounds moves relative to the initial size.
  private mutating func addCorner(of item: MotionItem, _ parent: Int) throws(ExportRefusal) {
    var corner = item
    corner.x = zip(item.width, item.originX).map { (item.width[0] - $0) / 2 - $1 }
    corner.y = zip(item.height, item.originY).map { (item.height[0] - $0) / 2 - $1 }
    let (x, y) = (try property(corner, .x), try property(corner, .y))
    let transform =
      "{\"a\":{\"a\":0,\"k\":[0,0]},\"p\":{\"s\":true,\"x\":\(x),\"y\":\(y)},"
      + "\"r\":{\"a\":0,\"k\":0},\"s\":{\"a\":0,\"k\":[100,100]},\"o\":{\"a\":0,\"k\":100}}"
    homes[homes.count - 1] = layers.count + 1
    layers.append(
      layer(type: 3, layers.count + 1, "\(item.id) corner", ",\"parent\":\(parent)", transform, ""))
  }

  private func layer(
    type: Int, _ number: Int, _ name: String, _ parent: String, _ transform: String,
    _ shapes: String, shown: Range<Int>? = nil
  ) -> String {
    let shown = shown ?? 0..<motion.tickCount + 1
    // rlottie ignores the rotation if "ddd" comes after the transform.
    return "{\"ddd\":0,\"ty\":\(type),\"ind\":\(number),\"nm\":\(MarkupText.json(name))\(parent),"
      + "\"ip\":\(shown.lowerBound),\"op\":\(shown.upperBound),\"st\":0,"
      + "\"ks\":\(transform)\(shapes)}"
  }

  // MARK: Properties

  private mutating func property(
    _ item: MotionItem, _ channel: ItemChannel, base: Double = 0, scale: Double = 1
  ) throws(ExportRefusal) -> String {
    if note.omits(item, channel) {
      return "{\"a\":0,\"k\":\(SVGForm.number((item.track(channel)[0] - base) * scale))}"
    }
    let curve = try printer.print(
      item.channel(channel, base: base, scale: scale), of: item, &note)
    var keys: [String] = []
    for (index, key) in curve.keys.enumerated() {
      let easing = index == curve.keys.count - 1 ? "" : easing(key.easing)
      keys.append(
        "{\"t\":\(DecimalText.text(key.time)),\"s\":[\(DecimalText.text(key.value))]\(easing)}")
    }
    return "{\"a\":1,\"k\":[\(keys.joined(separator: ","))]}"
  }

  private mutating func easing(_ easing: PrintedCurve.Easing) -> String {
    switch easing {
    case .linear, .hermite: easings.text(Self.straight)
    case .bezier(let x1, let y1, let x2, let y2): easings.text([x1, y1, x2, y2])
    }
  }

  private static let straight = [0.0, 0, 1, 1]

  // MARK: Shapes

  private mutating func group(_ item: MotionItem, _ index: Int) throws(ExportRefusal) -> String {
    let fill = item.style.fill?.light
    let shares = fill.map { Palette.shares($0) } ?? Palette.shares(index)
    let opacity = DecimalText.text(DecimalText.rounded(100 * (fill?.shares.alpha ?? 1), 1))
    let color =
      "{\"ty\":\"fl\",\"c\":{\"a\":0,\"k\":\(shares)},"
      + "\"o\":{\"a\":0,\"k\":\(opacity)},\"r\":1}"
    let still = "{\"ty\":\"tr\",\(Self.still().dropFirst())"
    return "{\"ty\":\"gr\",\"nm\":\(MarkupText.json(item.id)),"
      + "\"it\":[\(try outline(item)),\(color),\(still)]}"
  }

  private mutating func outline(_ item: MotionItem) throws(ExportRefusal) -> String {
    let middle = "\"p\":{\"a\":0,\"k\":[\(half(item.width[0])),\(half(item.height[0]))]}"
    switch item.shape {
    case .rectangle:
      let radius = SVGForm.number(item.style.cornerRadius ?? 0)
      return "{\"ty\":\"rc\",\(middle),\"s\":\(try size(item)),\"r\":{\"a\":0,\"k\":\(radius)}}"
    case .ellipse: return "{\"ty\":\"el\",\(middle),\"s\":\(try size(item))}"
    case .path(let steps):
      let outline = LottieOutline(
        steps, around: Spot(item.width[0] / 2, item.height[0] / 2))
      return "{\"ty\":\"sh\",\"ks\":{\"a\":0,\"k\":\(outline.text)}}"
    }
  }

  /// Width and height share keys on a polyline.
  private mutating func size(_ item: MotionItem) throws(ExportRefusal) -> String {
    let (width, height) = (item.width, item.height)
    guard item.changesSize(options.tolerance) else {
      note.addStill(item, [.width, .height])
      return "{\"a\":0,\"k\":[\(SVGForm.number(width[0])),\(SVGForm.number(height[0]))]}"
    }
    let fit = PolylineFitter.fit(width, height, tolerance: 0.98 * options.tolerance)
    note.add(keys: fit.ticks.count, error: fit.error + 1e-4)
    let straight = easings.text(Self.straight)
    let keys = fit.ticks.map { tick in
      "{\"t\":\(tick),\"s\":[\(SVGForm.number(width[tick])),\(SVGForm.number(height[tick]))]"
        + (tick == width.count - 1 ? "}" : "\(straight)}")
    }
    return "{\"a\":1,\"k\":[\(keys.joined(separator: ","))]}"
  }

  private func half(_ extent: Double) -> String { SVGForm.number(extent / 2) }
}
