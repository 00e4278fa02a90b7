// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

struct BehaviorWriter {
  let document: CodeDocument
  let index: Int
  let behavior: SceneBehavior
  let values: WrittenValues

  init(_ document: CodeDocument, _ index: Int) {
    (self.document, self.index) = (document, index)
    let described = document.scene.behaviors[index]
    let maker = document.scene.templates?.maker
    behavior = maker?.draft(of: described) ?? described
    values = WrittenValues(
      document: document, pointer: document.pointer(toBehavior: index),
      moment: CodeMoment(making: index)
    ) { path in described.template.flatMap { maker?.operand(of: $0, at: path) } }
  }

  var type: String { behavior.type.className }

  var declaration: CodeBlock {
    let name = document.name(index)
    if document.facts.renewed.contains(index) { return ["private var \(name): \(type)?"] }
    let (first, lines) = (creation, configuration)
    // Initializers that read other properties need an explicit type; inference could be circular.
    let isAlone = document.isAlone(index)
    if lines.isEmpty {
      return made("private lazy var \(name)\(isAlone ? "" : ": \(type)")", first)
    }
    var block = (made("let behavior", first) + lines + ["return behavior"])
      .within("private lazy var \(name): \(type) =")
    block[block.count - 1] = "}()"
    return block
  }

  var making: CodeBlock { made("let behavior", creation) + configuration }

  private func made(_ name: String, _ creation: String) -> CodeBlock {
    let lines = creation.split(separator: "\n").map(String.init)
    return [document.line("\(name) = \(lines[0])")] + lines.dropFirst()
  }

  private var items: String {
    "[\(behavior.items.map { document.item($0) }.joined(separator: ", "))]"
  }

  private var item: String { behavior.items.first.map { document.item($0) } ?? "" }

  private var creation: String {
    switch behavior.kind {
    case .gravity, .collision, .dynamicItem: return "\(type)(items: \(items))"
    case .attachment(let attachment): return self.attachment(attachment)
    case .snap:
      let point = values.point(["snapPoint"], else: behavior.values.point(.snapPoint) ?? .zero)
      return "UISnapBehavior(item: \(item), snapTo: \(point))"
    case .push(let push): return "UIPushBehavior(items: \(items), mode: .\(push.mode.rawValue))"
    case .field(let field): return creation(of: field)
    case .composite: return "UIDynamicBehavior()"
    }
  }

  private var configuration: CodeBlock {
    special + assignments + velocities + children + action
  }

  private var special: CodeBlock {
    switch behavior.kind {
    case .collision(let collision): lines(of: collision)
    case .field(let field): lines(of: field)
    case .push(let push): targets(push)
    case .gravity, .dynamicItem, .attachment, .snap, .composite: []
    }
  }

  private func targets(_ push: ScenePush) -> CodeBlock {
    push.targets.map { target in
      let (id, offset) = (document.scene.itemIDs[target.item], target.value)
      let text = values.vector(
        ["targetOffsetFromCenter", id], .offset, else: offset.horizontal, offset.vertical)
      return document.line(
        "behavior.setTargetOffsetFromCenter(\(text), for: \(document.item(target.item)))")
    }
  }

  private var velocities: CodeBlock {
    guard case .dynamicItem(let start) = behavior.kind else { return [] }
    let ids = document.scene.itemIDs
    let linear = start.linearVelocity.map { start in
      let path = ["linearVelocity", ids[start.item]]
      let text = values.vector(path, .point, else: start.value.dx, start.value.dy)
      return document.line(
        "behavior.addLinearVelocity(\(text), for: \(document.item(start.item)))")
    }
    let angular = start.angularVelocity.map { start in
      let text = values.numbers(["angularVelocity", ids[start.item]], else: [start.value])[0]
      return document.line(
        "behavior.addAngularVelocity(\(text), for: \(document.item(start.item)))")
    }
    return linear + angular
  }

  private var children: CodeBlock {
    guard case .composite(let children) = behavior.kind else { return [] }
    return children.map { "behavior.addChildBehavior(\(document.name($0)))" }
  }

  private var action: CodeBlock {
    var moment = CodeMoment()
    moment.each = document.scene.behaviors[index].each
    let writer = ActionWriter(document: document, moment: moment)
    let lines = writer.lines(behavior.actions, document.pointer(toBehavior: index) + "/action")
    if lines.isSilent { return lines }
    return ["behavior.action = { [unowned self] in"] + lines.indented + ["}"]
  }
}

// MARK: Attachments

extension BehaviorWriter {
  fileprivate func attachment(_ attachment: SceneAttachment) -> String {
    let other = attachment.attachedTo.map { document.item($0) } ?? ""
    switch attachment {
    case .anchor(let offset):
      let anchor = values.point(["anchorPoint"], else: behavior.values.point(.anchorPoint) ?? .zero)
      return
        "UIAttachmentBehavior(item: \(item)\(self.offset(offset)), attachedToAnchor: \(anchor))"
    case .items(let offset, _, let otherOffset):
      return "UIAttachmentBehavior(item: \(item)\(self.offset(offset, with: otherOffset)), "
        + "attachedTo: \(other)\(self.offset(otherOffset, "attachedToOffset", with: offset)))"
    case .limit(let offset, _, let otherOffset):
      return "UIAttachmentBehavior.limitAttachment(with: \(item), "
        + "offsetFromCenter: \(self.vector(offset, "offsetFromCenter")), attachedTo: \(other), "
        + "offsetFromCenter: \(self.vector(otherOffset, "attachedToOffset")))"
    case .fixed(_, let joint):
      return
        "UIAttachmentBehavior.fixedAttachment(with: \(item), attachedTo: \(other), \(anchor(joint)))"
    case .pin(_, let joint):
      return
        "UIAttachmentBehavior.pinAttachment(with: \(item), attachedTo: \(other), \(anchor(joint)))"
    case .sliding(_, let joint, let axis):
      let attached = other.isEmpty ? "" : "attachedTo: \(other), "
      let direction = values.vector(["axisOfTranslation"], .vector, else: axis.dx, axis.dy)
      return "UIAttachmentBehavior.slidingAttachment(with: \(item), \(attached)\(anchor(joint)), "
        + "axisOfTranslation: \(direction))"
    }
  }

  private func anchor(_ point: CGPoint) -> String {
    "attachmentAnchor: \(values.point(["attachmentAnchor"], else: point))"
  }

  private func vector(_ offset: UIOffset, _ key: String) -> String {
    let text = values.vector([key], .offset, else: offset.horizontal, offset.vertical)
    return text == VectorKind.offset.call("0", "0") ? ".zero" : text
  }

  private func offset(
    _ offset: UIOffset, _ key: String = "offsetFromCenter", with partner: UIOffset = .zero
  ) -> String {
    let text = vector(offset, key)
    let other = vector(partner, key == "attachedToOffset" ? "offsetFromCenter" : "attachedToOffset")
    let isAlone = text == ".zero" && (behavior.isAnchored || other == ".zero")
    return isAlone ? "" : ", offsetFromCenter: \(text)"
  }
}

extension SceneBehavior {
  fileprivate var isAnchored: Bool {
    if case .attachment(.anchor) = kind { true } else { false }
  }
}
