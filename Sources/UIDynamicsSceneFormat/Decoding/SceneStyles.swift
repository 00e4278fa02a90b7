// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The visual styles of a scene; an unknown color is an error only in commands that draw.
struct SceneStyles {
  private(set) var list: [SceneStyle] = []
  private(set) var screen = ScreenStyle()
  private(set) var faults: [Finding] = []

  init(_ outline: SceneOutline) {
    if let look = (outline.referenceView ?? outline.layout)?.object("look") {
      screen.fill = fill(look)
      screen.device = look.word("device")
      screen.overlays = look.strings("overlays").compactMap { ScreenStyle.Overlay(rawValue: $0) }
    }
    if outline.hasViews(with: .look) {
      for (index, view) in outline.views.enumerated() {
        guard let look = view.members[.look].flatMap(view.document.object) else { continue }
        add(look, at: index, isFirst: view.slot == nil && view.copy ?? 1 == 1)
      }
    }
    for (index, item) in outline.items.enumerated() {
      if let look = item.object("look") {
        add(look, at: outline.views.count + index, isFirst: true)
      }
    }
  }

  /// Adds the style of an object; only the first copy of an object reports faults.
  private mutating func add(_ look: ObjectReader, at index: Int, isFirst: Bool) {
    let known = faults
    var style = ItemStyle()
    style.fill = fill(look)
    style.cornerRadius = look.number("cornerRadius")
    style.label = look.string("label")
    style.image = look.string("image").map { StyleImage(name: $0) }
    style.hasShadow = look.boolean("shadow")
    list.append(SceneStyle(item: index, style: style))
    if !isFirst { faults = known }
  }

  private mutating func fill(_ look: ObjectReader) -> ColorPair? {
    let pairs = look.values("fill").map { value in color(value, look.document) }
    guard let first = pairs.first, let last = pairs.last, let first, let last else { return nil }
    return ColorPair(first.light, last.dark)
  }

  /// The color in light and dark appearance, which differ for UIKit's colors.
  private mutating func color(_ value: JSONValue, _ document: JSONDocument) -> ColorPair? {
    guard let text = document.string(value) else { return nil }
    if let color = StyleColor(hexadecimal: text) { return ColorPair(color, color) }
    if let color = SystemColor(rawValue: text) { return color.pair }
    faults.append(
      Finding(
        .unknownValue, "\"fill\" cannot be \(quoted(text))", at: value, hint: Self.hint(text)))
    return nil
  }

  private static func hint(_ text: String) -> String {
    let form =
      "use \"#rgb\", \"#rrggbb\", \"#rrggbbaa\" or a UIKit color such as \"systemBlue\""
    if text.hasPrefix("#") { return form }
    let names = SystemColor.allCases.map { $0.rawValue }
    let system = "system" + text.prefix(1).uppercased() + text.dropFirst()
    return names.contains(system)
      ? Suggestion.hint([system]) ?? form : Suggestion.hint(for: text, among: names) ?? form
  }
}
