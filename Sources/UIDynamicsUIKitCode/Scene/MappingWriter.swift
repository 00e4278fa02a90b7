// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Writes an item class that maps its center or angle to other properties of a view.
struct MappingWriter {
  let document: CodeDocument
  let item: Int
  let mappings: [SceneMapping]

  func type(_ name: String) -> CodeBlock {
    let view =
      document.scene.collectionViewLayout == nil ? "UIView" : "UICollectionViewLayoutAttributes"
    let lines =
      ["private let view: \(view)"] + mappings.kept.map(declaration) + [""]
      + initializer(view) + [""] + center + [""] + bounds + transform
    return ["/// A dynamic item that drives \(sentence) of a view."]
      + lines.within("final class \(name): NSObject, UIDynamicItem")
  }

  private var sentence: String { mappings.map { $0.property.name }.joined(separator: ", ") }

  private func initializer(_ view: String) -> CodeBlock {
    let beginnings = mappings.kept.map { part in
      "\(name(part)) = \(part == .angle ? "view.transform" : "view.\(part.passing.name)")"
    }
    return beginnings.isEmpty
      ? ["init(view: \(view)) { self.view = view }"]
      : (["self.view = view"] + beginnings).within("init(view: \(view))")
  }

  /// A stored property for a part whose view property is mapped to another part.
  private func declaration(_ part: SceneMapping.Part) -> String {
    part == .angle
      ? "var \(name(part)): CGAffineTransform" : "private var \(name(part)): CGFloat"
  }

  private func name(_ part: SceneMapping.Part) -> String {
    switch part {
    case .centerX: "x"
    case .centerY: "y"
    case .angle: "transform"
    }
  }

  private var center: CodeBlock {
    let (x, y) = (coordinate(.centerX), coordinate(.centerY))
    // Write unmapped parts first, because a mapped frame depends on them.
    let writing =
      [x, y].filter { $0.passesThrough }.map { $0.writing }
      + [x, y].filter { !$0.passesThrough }.map { $0.writing }
    return (["get { CGPoint(x: \(x.reading), y: \(y.reading)) }"] + writing.within("set"))
      .within("var center: CGPoint")
  }

  private func coordinate(
    _ part: SceneMapping.Part
  ) -> (reading: String, writing: String, passesThrough: Bool) {
    let value = "newValue.\(part == .centerX ? "x" : "y")"
    if let property = mappings.property(of: part) {
      return (read(property), write(property, value), false)
    }
    let isKept = mappings.kept.contains(part)
    let name = isKept ? name(part) : "view.\(part.passing.name)"
    return (name, "\(name) = \(value)", !isKept)
  }

  /// Read-only unless actions resize the item, because UIKit only reads it.
  private var bounds: CodeBlock {
    document.facts.resized.contains(item)
      ? ["get { view.bounds }", "set { view.bounds = newValue }"].within("var bounds: CGRect")
      : ["var bounds: CGRect { view.bounds }"]
  }

  private var transform: CodeBlock {
    if mappings.kept.contains(.angle) { return [] }
    var (reading, writing) = ("view.transform", "view.transform = newValue")
    if let angle = mappings.property(of: .angle), angle != .angle {
      document.need(.math)
      reading = "CGAffineTransform(rotationAngle: \(read(angle)))"
      writing = write(angle, "atan2(newValue.b, newValue.a)")
    }
    return [""]
      + ["get { \(reading) }", "set { \(writing) }"].within("var transform: CGAffineTransform")
  }

  private func read(_ property: SettableGeometry) -> String {
    if property != .angle { return "view.\(property.name)" }
    document.need(.math)
    return "atan2(view.transform.b, view.transform.a)"
  }

  private func write(_ property: SettableGeometry, _ value: String) -> String {
    property == .angle
      ? "view.transform = CGAffineTransform(rotationAngle: \(value))"
      : "view.\(property.name) = \(value)"
  }
}
