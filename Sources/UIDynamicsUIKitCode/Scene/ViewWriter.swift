// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

struct ViewWriter {
  let document: CodeDocument

  private var scene: Scene { document.scene }
  private var isLayout: Bool { scene.collectionViewLayout != nil }

  var declarations: CodeBlock {
    document.declaredViews.map { index in
      let view = scene.views[index]
      let making =
        isLayout ? "(\(element(of: view)))" : "(frame: \(CodeLiteral.rect(frame(of: view))))"
      return "let \(document.names.items[index]) = \(type(of: index))\(making)"
    }
  }

  var arrangement: CodeBlock {
    document.declaredViews.flatMap { index -> CodeBlock in
      pose(index) + addition(index)
    }
  }

  /// The frame if it is exact and about as short to write as the center, otherwise only the size.
  private func frame(of view: SceneView) -> CGRect {
    let frame = CGRect(
      x: view.center.x - view.size.width / 2, y: view.center.y - view.size.height / 2,
      width: view.size.width, height: view.size.height)
    let isExact = frame.center == view.center
    let isShort =
      CodeLiteral.point(frame.origin).count <= CodeLiteral.point(view.center).count + 4
    return isExact && isShort ? frame : CGRect(origin: .zero, size: view.size)
  }

  /// Adds the view to its superview; without a reference view, views have none.
  private func addition(_ index: Int) -> CodeBlock {
    guard scene.views[index].isAdded, !scene.views[index].isSlot else { return [] }
    let superview = scene.views[index].superview.map { document.item($0) + "." }
    guard let owner = superview ?? (scene.referenceView == nil ? nil : "") else { return [] }
    return ["\(owner)addSubview(\(document.names.items[index]))"]
  }

  private func pose(_ index: Int) -> CodeBlock {
    let (view, name) = (scene.views[index], document.names.items[index])
    var lines: CodeBlock = []
    if isLayout { lines.append("\(name).size = \(CodeLiteral.size(view.size))") }
    let frame = frame(of: view)
    if isLayout || frame.center != view.center {
      lines.append("\(name).center = \(CodeLiteral.point(view.center))")
    }
    if view.angle != 0 {
      let angle = CodeLiteral.number(view.angle)
      lines.append("\(name).transform = CGAffineTransform(rotationAngle: \(angle))")
    }
    if view.alpha != 1 { lines.append("\(name).alpha = \(CodeLiteral.number(view.alpha))") }
    return lines
  }

  private func element(of view: SceneView) -> String {
    let element = view.element ?? SceneElement(item: 0)
    let path = "IndexPath(item: \(element.item), section: \(element.section))"
    return switch element.kind {
    case .cell: "forCellWith: \(path)"
    case .supplementary(let kind):
      "forSupplementaryViewOfKind: \(CodeLiteral.text(kind)), with: \(path)"
    case .decoration(let kind): "forDecorationViewOfKind: \(CodeLiteral.text(kind)), with: \(path)"
    }
  }

  // MARK: Types

  /// `UIView` or the attributes class, or a subclass with a custom outline.
  private func type(of index: Int) -> String {
    switch scene.views[index].collisionBounds {
    case .rectangle: base
    case .ellipse: "Ellipse" + suffix
    case .path: document.names.itemTypes[index] + suffix
    }
  }

  private var base: String { isLayout ? "UICollectionViewLayoutAttributes" : "UIView" }
  private var suffix: String { isLayout ? "Attributes" : "View" }

  var types: [CodeBlock] {
    var types: [CodeBlock] = []
    if scene.views.contains(where: { $0.collisionBounds == .ellipse }) {
      types.append(
        ["/// Collides as the ellipse in its bounds."]
          + SceneCollisionBounds.ellipse.lines(document, isOverride: true)
          .within("final class Ellipse\(suffix): \(base)"))
    }
    for (index, view) in scene.views.enumerated() {
      guard case .path = view.collisionBounds else { continue }
      types.append(
        ["/// Collides as its path."]
          + view.collisionBounds.lines(document, isOverride: true)
          .within("final class \(type(of: index)): \(base)"))
    }
    return types
  }
}

extension SceneCollisionBounds {
  /// The two properties that describe a collision outline.
  func lines(_ document: CodeDocument, isOverride: Bool) -> CodeBlock {
    let word = isOverride ? "override " : ""
    func type(_ name: String) -> String {
      "\(word)var collisionBoundsType: UIDynamicItemCollisionBoundsType { .\(name) }"
    }
    switch self {
    case .rectangle: return []
    case .ellipse: return [type("ellipse")]
    case .path(let path):
      let values = WrittenValues(document: document, pointer: "", moment: CodeMoment()) { _ in nil }
      let code = PathWriter(values: values, base: []).code(path, called: "path")
      let returned = code.lines.isEmpty ? [code.path] : code.lines + ["return \(code.path)"]
      return [type("path"), ""] + returned.within("\(word)var collisionBoundingPath: UIBezierPath")
    }
  }
}
