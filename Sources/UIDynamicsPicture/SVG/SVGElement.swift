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

  /// The outline of an item around (0, 0), empty if it has none; `attributes` begin with a space.
  static func outline(
    _ outline: ItemLook.Outline, _ state: ItemState, radius: Double = 0, _ attributes: String
  ) -> String {
    let (width, height) = (Double(state.width).magnitude, Double(state.height).magnitude)
    switch outline {
    case .rectangle:
      let round = min(radius, width / 2, height / 2)
      let corners = round > 0 ? " rx=\"\(Decimals.text(round))\"" : ""
      return
        "<rect\(attributes) x=\"\(Decimals.text(-width / 2))\" y=\"\(Decimals.text(-height / 2))\" "
        + "width=\"\(Decimals.text(width))\" height=\"\(Decimals.text(height))\"\(corners)/>"
    case .ellipse:
      let (rx, ry) = (Decimals.text(width / 2), Decimals.text(height / 2))
      return "<ellipse\(attributes) rx=\"\(rx)\" ry=\"\(ry)\"/>"
    case .path(let corners): return "<path\(attributes) d=\"\(corners.path(isClosed: true))\"/>"
    case .point, .nothing: return ""
    }
  }

  static func spoke(_ state: ItemState, _ pose: ScreenPose) -> String {
    "<path class=\"spoke\" transform=\"\(StrokePath.transform(pose))\" "
      + "d=\"M0 0H\(Decimals.text(Double(state.width).magnitude / 2))\"/>"
  }
}
