// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Writes the class of an item whose center or angle are other numbers of a view.
struct MappingWriter {
  let sheet: CodeSheet
  /// The item, and the view it stands for.
  let item: Int
  let target: Int
  let mappings: [SceneMapping]

  func type(_ name: String) -> CodeBlock {
    let view =
      sheet.scene.collectionViewLayout == nil ? "UIView" : "UICollectionViewLayoutAttributes"
    let lines =
      ["private let view: \(view)", "", "init(view: \(view)) { self.view = view }", ""]
      + center + [""] + bounds + [""] + transform
    return ["/// A dynamic item whose place is \(sentence) of a view."]
      + lines.within("final class \(name): NSObject, UIDynamicItem")
  }

  private var sentence: String { mappings.map { $0.property.name }.joined(separator: ", ") }

  private func property(_ part: SceneMapping.Part) -> SettableGeometry? {
    mappings.first { $0.part == part }?.property
  }

  private var center: CodeBlock {
    let (x, y) = (property(.centerX), property(.centerY))
    let reading = "CGPoint(x: \(read(x) ?? "view.center.x"), y: \(read(y) ?? "view.center.y"))"
    // First what passes through: a mapped frame depends on it.
    let passing =
      (x == nil ? ["view.center.x = newValue.x"] : [])
      + (y == nil ? ["view.center.y = newValue.y"] : [])
    let writing = passing + [write(x, "newValue.x"), write(y, "newValue.y")].compactMap(\.self)
    return (["get { \(reading) }"] + writing.within("set")).within("var center: CGPoint")
  }

  /// UIKit only reads it.
  private var bounds: CodeBlock {
    sheet.resized.contains(item)
      ? ["get { view.bounds }", "set { view.bounds = newValue }"].within("var bounds: CGRect")
      : ["var bounds: CGRect { view.bounds }"]
  }

  private var transform: CodeBlock {
    let angle = property(.angle)
    let reading = read(angle).map { "CGAffineTransform(rotationAngle: \($0))" } ?? "view.transform"
    if angle != nil, angle != .angle { sheet.needsMath = true }
    let writing =
      angle == nil || angle == .angle
      ? "view.transform = newValue" : write(angle, "atan2(newValue.b, newValue.a)") ?? ""
    let shown = angle == .angle ? "view.transform" : reading
    return ["get { \(shown) }", "set { \(writing) }"].within("var transform: CGAffineTransform")
  }

  /// A number of the view; nil without one.
  private func read(_ property: SettableGeometry?) -> String? {
    guard let property else { return nil }
    if property != .angle { return "view.\(property.name)" }
    sheet.needsMath = true
    return "atan2(view.transform.b, view.transform.a)"
  }

  private func write(_ property: SettableGeometry?, _ value: String) -> String? {
    guard let property else { return nil }
    return property == .angle
      ? "view.transform = CGAffineTransform(rotationAngle: \(value))"
      : "view.\(property.name) = \(value)"
  }
}
