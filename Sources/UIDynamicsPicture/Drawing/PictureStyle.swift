// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The colors and line styles of pictures, for files and pages.
enum PictureStyle {
  /// A color for light and dark mode; no two differ only in red and green.
  private struct Color {
    var name: String
    var light: String
    var dark: String
  }

  /// The number of item colors before they repeat.
  static let itemColors = 8
  /// The color offset of the second run.
  static let otherShift = 4

  private static let colors: [Color] = [
    Color(name: "paper", light: "#ffffff", dark: "#14171c"),
    Color(name: "ink", light: "#1b2430", dark: "#e9edf3"),
    Color(name: "dim", light: "#5a6573", dark: "#9ba6b4"),
    Color(name: "line", light: "#b9c1cc", dark: "#454e5b"),
    Color(name: "wall", light: "#3d4652", dark: "#b4bfcc"),
    Color(name: "tie", light: "#7a5a1e", dark: "#d8b36a"),
    Color(name: "field", light: "#6a4fc3", dark: "#b7a4ff"),
    Color(name: "contact", light: "#c22f1d", dark: "#ff9080"),
    Color(name: "touch", light: "#0c7668", dark: "#5ed2bf"),
    Color(name: "c0", light: "#0b6fb8", dark: "#5db4f5"),
    Color(name: "c1", light: "#c94d0a", dark: "#ff9d5c"),
    Color(name: "c2", light: "#0a8664", dark: "#4fd3a8"),
    Color(name: "c3", light: "#b0348b", dark: "#f28bd0"),
    Color(name: "c4", light: "#946800", dark: "#e6bd4f"),
    Color(name: "c5", light: "#4257cc", dark: "#98a9ff"),
    Color(name: "c6", light: "#587800", dark: "#b5d94c"),
    Color(name: "c7", light: "#8b4a2b", dark: "#e0a382"),
  ]

  /// CSS classes that set `color`, which all lines and areas use.
  static var colorRules: String {
    rules { $0.light } + "@media(prefers-color-scheme:dark){" + rules { $0.dark } + "}\n"
  }

  static var paperRules: String {
    let few = colors.prefix(4)
    func rules(_ shade: (Color) -> String) -> String {
      few.map { ".\($0.name){color:\(shade($0))}" }.joined()
    }
    return rules { $0.light } + "\n@media(prefers-color-scheme:dark){\(rules { $0.dark })}\n"
  }

  private static func rules(_ shade: (Color) -> String) -> String {
    colors.map { ".\($0.name){color:\(shade($0))}" }.joined() + "\n"
  }

  /// The CSS of lines, areas and text; `unit` is the size of a pixel in pt.
  static func shapeRules(unit: Double) -> String {
    func pt(_ value: Double) -> String { Decimals.text(value * unit) }
    return """
      path,rect,ellipse{fill:none;stroke:currentColor;stroke-width:\(pt(1.5));\
      stroke-linejoin:round;stroke-linecap:round}
      .sheet{fill:currentColor;stroke:none}
      text{fill:currentColor;font:\(pt(11))px system-ui,-apple-system,"Segoe UI",sans-serif}
      .halo{stroke:currentColor;stroke-width:\(pt(2.2));opacity:.75;stroke-linejoin:round}
      .bounds{stroke-width:\(pt(1))}
      .window{stroke-width:\(pt(1.5));stroke-dasharray:\(pt(6)) \(pt(4))}
      .boundary{stroke-width:\(pt(2.5))}
      .item{fill:currentColor;fill-opacity:.2;stroke-width:\(pt(1.8))}
      .ghost{fill:currentColor;fill-opacity:.05;stroke-width:\(pt(1));stroke-opacity:.5}
      .other{stroke-dasharray:\(pt(4)) \(pt(3));fill-opacity:0}
      .unshown{stroke-dasharray:\(pt(1)) \(pt(3));fill-opacity:0}
      .trail{stroke-width:\(pt(1.2));stroke-opacity:.75}
      .spoke{stroke-width:\(pt(1.2));stroke-opacity:.8}
      .rod{stroke-width:\(pt(2.2))}
      .spring,.rope{stroke-width:\(pt(1.5))}
      .rail{stroke-width:\(pt(1.2));stroke-dasharray:\(pt(8)) \(pt(3)) \(pt(2)) \(pt(3))}
      .joint{stroke-width:\(pt(1.5))}
      .anchor{fill:currentColor;stroke:none}
      .snap{stroke-width:\(pt(1));stroke-dasharray:\(pt(3)) \(pt(3))}
      .region,.edge{stroke-width:\(pt(1.2));stroke-dasharray:\(pt(5)) \(pt(4))}
      .region{fill:currentColor;fill-opacity:.07}
      .arrow{stroke-width:\(pt(1.1));stroke-opacity:.65}
      .gone{opacity:.35}
      .mark{stroke-width:\(pt(1.4))}
      .finger{stroke-width:\(pt(2));stroke-opacity:.55;stroke-dasharray:\(pt(0.1)) \(pt(4.5))}

      """
  }

  static func color(of item: Int, inOther isOther: Bool) -> String {
    "c\((item + (isOther ? otherShift : 0)) % itemColors)"
  }

  static func color(of style: Stroke.Style) -> String {
    switch style {
    case .bounds: "line"
    case .window: "touch"
    case .boundary: "wall"
    case .rod, .spring, .rope, .rail, .joint, .anchor, .snap: "tie"
    case .region, .edge, .arrow: "field"
    }
  }
}
