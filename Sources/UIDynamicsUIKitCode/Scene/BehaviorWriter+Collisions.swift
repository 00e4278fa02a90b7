// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

extension BehaviorWriter {
  /// The parts of a collision behavior that are not properties.
  func lines(of collision: SceneCollision) -> CodeBlock {
    var lines: CodeBlock = []
    if document.scene.hasContactEvents { lines.append("behavior.collisionDelegate = self") }
    if let mode = collision.collisionMode {
      lines.append("behavior.collisionMode = .\(mode.rawValue)")
    }
    for (index, boundary) in collision.boundaries.enumerated() {
      lines += Self.addition(of: boundary, to: "behavior", values, at: ["boundaries", "\(index)"])
    }
    return lines
  }

  static func addition(
    of boundary: SceneBoundary, to owner: String, _ values: WrittenValues, at path: [String]
  ) -> CodeBlock {
    let name = "\(CodeLiteral.text(boundary.id)) as NSString"
    switch boundary.outline {
    case .line(let from, let to):
      let (start, end) = (
        values.point(path + ["from"], else: from), values.point(path + ["to"], else: to)
      )
      return [
        values.document.line(
          "\(owner).addBoundary(withIdentifier: \(name), from: \(start), to: \(end))")
      ]
    case .path(let outline):
      let local = SwiftName.lower(boundary.id) + "Path"
      let code = PathWriter(values: values, base: path + ["path"]).code(outline, called: local)
      return code.lines + [
        values.document.line("\(owner).addBoundary(withIdentifier: \(name), for: \(code.path))")
      ]
    }
  }
}

extension SceneTrigger {
  /// The contacts that trigger an event, and `isBegin` if they do so when they begin.
  var contact: (isBegin: Bool, filter: SceneContactFilter)? {
    guard case .on(let happening, let filter?) = self else { return nil }
    return (happening == .contactBegan, filter)
  }
}

extension Scene {
  var hasContactEvents: Bool {
    events.contains { event in
      event.trigger.all.contains { $0.contact != nil }
    }
  }
}
