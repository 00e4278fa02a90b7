// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsTrajectory

/// An animated SVG of all items.
enum SVGForm {
  static func text(
    _ motion: Motion, _ options: ExportOptions
  ) throws(ExportRefusal) -> String {
    try options.refuseRelative("SVG")
    var drawing = try Drawing(motion, options)
    try drawing.draw()
    let canvas = motion.drawn
    let size = "width=\"\(number(canvas.width))\" height=\"\(number(canvas.height))\""
    let box = [canvas.x, canvas.y, canvas.width, canvas.height].map(number).joined(separator: " ")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="\(box)">
      <!-- \(CommentText.markup(drawing.sheet.note.text)) -->
      <title>\(MarkupText.escaped(motion.heading))</title>
      <style>
      \(drawing.sheet.text)</style>
      \(background(canvas))\(drawing.elements)</svg>

      """
  }

  private static func background(_ canvas: MotionCanvas) -> String {
    guard let fill = canvas.fill else { return "" }
    return "<rect x=\"\(number(canvas.x))\" y=\"\(number(canvas.y))\" "
      + "width=\"100%\" height=\"100%\" fill=\"\(fill.text)\"/>\n"
  }

  static func number(_ value: Double) -> String {
    DecimalText.text(DecimalText.rounded(value, 4))
  }

  private struct Drawing {
    let motion: Motion
    let options: ExportOptions
    var sheet: StyleSheet
    var elements = ""
    /// The class names of the items; helper names come later.
    private let classes: [String]
    private var names: ExportNames

    init(_ motion: Motion, _ options: ExportOptions) throws(ExportRefusal) {
      (self.motion, self.options) = (motion, options)
      var names = ExportNames(.css, options)
      classes = motion.items.map { names.name(for: $0.id) }
      self.names = names
      sheet = try StyleSheet(motion, options)
    }

    /// Draws from back to front, without recursion: views can be nested to any depth.
    mutating func draw() throws(ExportRefusal) {
      let children = motion.children
      var open: [Step] = children[motion.items.count].reversed().map { .open($0) }
      while let step = open.popLast() {
        switch step {
        case .close(let text): elements += text
        case .open(let index):
          let end = try begin(motion.items[index], index, hasChildren: !children[index].isEmpty)
          open.append(.close(end))
          open += children[index].reversed().map { .open($0) }
        }
      }
    }

    private enum Step {
      case open(Int)
      case close(String)
    }

    /// Writes an item and returns its closing tags.
    private mutating func begin(
      _ item: MotionItem, _ index: Int, hasChildren: Bool
    ) throws(ExportRefusal) -> String {
      let name = classes[index]
      elements += "<g transform=\"translate(\(number(item.x[0])) \(number(item.y[0])))\">"
      // The first frame, for viewers without animation.
      let fade = item.alpha[0] == 1 ? "" : " opacity=\"\(number(item.alpha[0]))\""
      elements += "<g class=\"\(name)\"\(item.isShown[0] ? "" : " visibility=\"hidden\"")\(fade)>"
      try sheet.add(item.withoutSizes, class: name)
      if item.isChosen { try draw(item, index) }
      guard hasChildren else {
        elements += "</g></g>\n"
        return ""
      }
      let (corner, cornerName) = (item.corner, names.name(for: "\(name)-corner"))
      let start = "\(number(corner.x[0])) \(number(corner.y[0]))"
      elements += "<g class=\"\(cornerName)\"><g transform=\"translate(\(start))\">\n"
      if corner.moves(options.tolerance) {
        try sheet.add(corner, class: cornerName)
      } else {
        sheet.note.addStill(corner, [.x, .y])
      }
      return "</g></g></g></g>\n"
    }

    private mutating func draw(_ item: MotionItem, _ index: Int) throws(ExportRefusal) {
      let fill = item.style.fill?.light.text ?? Palette.hexadecimal(index)
      var style = "fill=\"\(fill)\""
      var name: String?
      if !item.changesSize(options.tolerance) {
        sheet.note.addStill(item, [.width, .height])
      } else if item.shape.followsBounds {
        let scaled = names.name(for: "\(classes[index])-size")
        style += " class=\"\(scaled)\""
        name = scaled
        try sheet.addScale(item, class: scaled)
      }
      elements += Self.shape(item, style) + Self.picture(item, class: name)
      if let label = item.style.label { elements += Self.text(label, item) }
    }

    private static func shape(_ item: MotionItem, _ style: String) -> String {
      let (width, height) = (item.width[0], item.height[0])
      switch item.shape {
      case .rectangle:
        let radius = min(item.style.cornerRadius ?? 0, width / 2, height / 2)
        let round = radius > 0 ? " rx=\"\(number(radius))\"" : ""
        let corner = "x=\"\(number(-width / 2))\" y=\"\(number(-height / 2))\""
        return
          "<rect \(corner) width=\"\(number(width))\" height=\"\(number(height))\"\(round) \(style)/>"
      case .ellipse:
        return "<ellipse rx=\"\(number(width / 2))\" ry=\"\(number(height / 2))\" \(style)/>"
      case .path(let steps): return "<path d=\"\(steps.map(data).joined())\" \(style)/>"
      }
    }

    private static func picture(_ item: MotionItem, class name: String?) -> String {
      guard let data = item.style.image?.data else { return "" }
      let (width, height) = (item.width[0], item.height[0])
      let radius = item.style.cornerRadius.map { number(min($0, width / 2, height / 2)) } ?? "0"
      return "<image x=\"\(number(-width / 2))\" y=\"\(number(-height / 2))\" "
        + "width=\"\(number(width))\" height=\"\(number(height))\" "
        + "preserveAspectRatio=\"xMidYMid slice\" style=\"clip-path:inset(0 round \(radius)px)\" "
        + (name.map { "class=\"\($0)\" " } ?? "") + "href=\"\(data)\"/>"
    }

    private static func text(_ label: String, _ item: MotionItem) -> String {
      let (size, isBlack) = item.labelStyle
      return "<text y=\"\(number(0.36 * size))\" text-anchor=\"middle\" font-weight=\"600\" "
        + "font-family=\"system-ui, sans-serif\" font-size=\"\(number(size))\" "
        + "fill=\"\(isBlack ? "#000" : "#fff")\">\(MarkupText.escaped(label))</text>"
    }

    private static func data(_ element: PathElement) -> String {
      switch element {
      case .move(let end): "M\(pair(end))"
      case .line(let end): "L\(pair(end))"
      case .quad(let control, let end): "Q\(pair(control)) \(pair(end))"
      case .cubic(let first, let second, let end): "C\(pair(first)) \(pair(second)) \(pair(end))"
      case .close: "Z"
      }
    }

    private static func pair(_ point: CGPoint) -> String {
      "\(number(Double(point.x))) \(number(Double(point.y)))"
    }
  }
}

extension MotionShape {
  var followsBounds: Bool {
    switch self {
    case .rectangle, .ellipse: true
    case .path: false
    }
  }
}

extension MotionItem {
  var isScrolled: Bool { (originX + originY).contains { $0 != 0 } }

  fileprivate var withoutSizes: MotionItem {
    var item = self
    (item.width, item.height) = (width.map { _ in width[0] }, height.map { _ in height[0] })
    return item
  }

  /// The motion of the bounds' zero point relative to their center, without rotation.
  fileprivate var corner: MotionItem {
    var item = withoutSizes
    item.x = zip(width, originX).map { -$0 / 2 - $1 }
    item.y = zip(height, originY).map { -$0 / 2 - $1 }
    item.angle = angle.map { _ in 0 }
    item.isShown = isShown.map { _ in true }
    item.alpha = alpha.map { _ in 1 }
    return item
  }
}

extension MotionItem {
  var labelStyle: (size: Double, isBlack: Bool) {
    let fill = style.fill?.light.shares
    let light = fill.map { 0.3 * $0.red + 0.6 * $0.green + 0.1 * $0.blue } ?? 0
    return (max(6, min(17, 0.45 * height[0])), light > 0.6)
  }
}
