// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

struct SVGText {
  private(set) var text = ""

  mutating func add(_ markup: String) { text += markup + "\n" }

  mutating func group(_ classes: String, _ words: String? = nil, _ elements: [String]) {
    if elements.isEmpty { return }
    let title = words.map { "<title>\(ShownText.xml($0))</title>" } ?? ""
    add("<g class=\"\(classes)\">\(title)\(elements.joined())</g>")
  }
}

enum SVGElement {
  static func path(_ classes: String, _ attributes: String) -> String {
    "<path class=\"\(classes)\" \(attributes)/>"
  }

  /// Text anchored at a point; a halo keeps it legible on lines.
  static func text(
    _ text: String, at spot: Spot, anchor: String = "middle", classes: String = "", size: Double
  ) -> String {
    let classes = classes.isEmpty ? "" : " class=\"\(classes)\""
    return "<text\(classes) x=\"\(Decimals.text(spot.x))\" y=\"\(Decimals.text(spot.y))\" "
      + "text-anchor=\"\(anchor)\" style=\"font-size:\(Decimals.text(size))px\">"
      + "\(ShownText.xml(text))</text>"
  }

  static func outline(
    _ look: ItemLook, _ state: ItemState, _ pose: Pose, classes: String, unit: Double
  ) -> String {
    let (width, height) = (Double(state.width).magnitude, Double(state.height).magnitude)
    let common = "class=\"\(classes)\" transform=\"\(StrokePath.transform(pose))\""
    let (w, h) = (Decimals.text(width / 2), Decimals.text(height / 2))
    switch look.outline {
    case .rectangle:
      return
        "<rect \(common) x=\"\(Decimals.text(-width / 2))\" y=\"\(Decimals.text(-height / 2))\" "
        + "width=\"\(Decimals.text(width))\" height=\"\(Decimals.text(height))\"/>"
    case .ellipse: return "<ellipse \(common) rx=\"\(w)\" ry=\"\(h)\"/>"
    case .path(let corners): return "<path \(common) d=\"\(corners.path(isClosed: true))\"/>"
    case .point: return "<path \(common) d=\"\(Symbol.circle(3 * unit))\"/>"
    case .nothing: return ""
    }
  }

  /// The outline of an item around (0, 0); empty if it has none.
  static func outline(
    _ outline: ItemLook.Outline, _ state: ItemState, radius: Double, _ classes: String
  ) -> String {
    let (width, height) = (Double(state.width).magnitude, Double(state.height).magnitude)
    let name = classes.isEmpty ? "" : " class=\"\(classes)\""
    switch outline {
    case .rectangle:
      let round = min(radius, width / 2, height / 2)
      let corners = round > 0 ? " rx=\"\(Decimals.text(round))\"" : ""
      return
        "<rect\(name) x=\"\(Decimals.text(-width / 2))\" y=\"\(Decimals.text(-height / 2))\" "
        + "width=\"\(Decimals.text(width))\" height=\"\(Decimals.text(height))\"\(corners)/>"
    case .ellipse:
      return
        "<ellipse\(name) rx=\"\(Decimals.text(width / 2))\" ry=\"\(Decimals.text(height / 2))\"/>"
    case .path(let corners): return "<path\(name) d=\"\(corners.path(isClosed: true))\"/>"
    case .point, .nothing: return ""
    }
  }

  static func spoke(_ state: ItemState, _ pose: Pose) -> String {
    "<path class=\"spoke\" transform=\"\(StrokePath.transform(pose))\" "
      + "d=\"M0 0H\(Decimals.text(Double(state.width).magnitude / 2))\"/>"
  }
}
