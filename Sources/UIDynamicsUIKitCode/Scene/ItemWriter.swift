// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

struct ItemWriter {
  let document: CodeDocument

  private var scene: Scene { document.scene }

  private func name(_ index: Int) -> String { document.names.items[scene.views.count + index] }
  private func type(_ index: Int) -> String {
    document.names.itemTypes[scene.views.count + index] + "Item"
  }

  var declarations: CodeBlock {
    scene.items.enumerated().map { index, item in
      switch item.kind {
      case .body(let center, let size, _, let bounds):
        "let \(name(index)) = \(bodyType(bounds, index))(center: \(CodeLiteral.point(center)), "
          + "size: \(CodeLiteral.size(size)))"
      case .group(let members):
        "lazy var \(name(index)) = UIDynamicItemGroup(items: "
          + "[\(members.map { document.item($0) }.joined(separator: ", "))])"
      case .mapped(let target, _):
        "lazy var \(name(index)) = \(type(index))(view: \(document.item(target)))"
      }
    }
  }

  var arrangement: CodeBlock {
    scene.items.enumerated().compactMap { index, item in
      guard case .body(_, _, let angle, _) = item.kind, angle != 0 else { return nil }
      return
        "\(name(index)).transform = CGAffineTransform(rotationAngle: \(CodeLiteral.number(angle)))"
    }
  }

  // MARK: Types

  private func bodyType(_ bounds: SceneCollisionBounds, _ index: Int) -> String {
    bounds == .rectangle ? "Body" : type(index)
  }

  var types: [CodeBlock] {
    var types: [CodeBlock] = []
    if scene.items.contains(where: { $0.isRectangle }) { types.append(body("Body", .rectangle)) }
    for (index, item) in scene.items.enumerated() {
      switch item.kind {
      case .body(_, _, _, let bounds) where bounds != .rectangle:
        types.append(body(type(index), bounds))
      case .mapped(_, let mappings):
        let item = scene.views.count + index
        types.append(
          MappingWriter(document: document, item: item, mappings: mappings).type(type(index)))
      case .body, .group: break
      }
    }
    return types
  }

  private func body(_ name: String, _ bounds: SceneCollisionBounds) -> CodeBlock {
    let outline = bounds.lines(document, isOverride: false)
    let lines =
      ["var center: CGPoint", "var bounds: CGRect", "var transform = CGAffineTransform.identity"]
      + outline + [""]
      + ["self.center = center", "bounds = CGRect(origin: .zero, size: size)"]
      .within("init(center: CGPoint, size: CGSize)")
    return ["/// A dynamic item that is not a view."]
      + lines.within("final class \(name): NSObject, UIDynamicItem")
  }
}

extension SceneItem {
  fileprivate var isRectangle: Bool {
    if case .body(_, _, _, .rectangle) = kind { true } else { false }
  }
}
