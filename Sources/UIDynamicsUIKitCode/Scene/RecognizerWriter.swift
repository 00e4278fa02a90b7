// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsSceneFormat

/// Writes the gesture recognizers that call the methods of `GestureWriter`; iOS only.
struct RecognizerWriter {
  let document: CodeDocument

  /// The gestures for which a recognizer is written; one for each group with the same effect.
  private var gestures: [Int] {
    guard document.scene.referenceView != nil else { return [] }
    let writer = GestureWriter(document: document)
    return writer.groups.map { $0[0] }.filter { gesture in
      !reportedStates(gesture).isEmpty
        && document.scene.gestures[gesture].kind.type.className != nil
    }
  }

  /// The states that a recognizer reports; it never reports failure.
  private func reportedStates(_ gesture: Int) -> [SceneGesture.State] {
    GestureWriter(document: document).states(of: gesture).filter { $0 != .failed }
  }

  var additions: CodeBlock {
    let lines = gestures.flatMap(addition)
    return lines.isEmpty ? [] : [CodeCondition.onApple] + lines.indented + ["#endif"]
  }

  var handlers: CodeBlock {
    let methods = gestures.map(handler)
    if methods.isEmpty { return [] }
    let block = CodeBlock(methods.joined(separator: [""])).within(
      "extension \(document.names.type)")
    return [CodeCondition.onApple] + block.indented + ["#endif"]
  }

  // MARK: Adding

  private func addition(_ gesture: Int) -> CodeBlock {
    let subject = document.scene.gestures[gesture]
    let call =
      "\(subject.kind.type.className ?? "")(target: self, action: #selector(\(name(gesture))))"
    let settings = settings(of: subject)
    let views = subject.views.map { document.item($0) }
    switch (views.count, settings.isEmpty) {
    case (0, true): return ["addGestureRecognizer(\(call))"]
    case (1, true): return ["\(views[0]).addGestureRecognizer(\(call))"]
    case (0, false), (1, false):
      let constant = document.names.gestures[gesture] + "Recognizer"
      let target = views.first.map { "\($0)." } ?? ""
      return ["let \(constant) = \(call)"] + settings.map { "\(constant).\($0)" }
        + ["\(target)addGestureRecognizer(\(constant))"]
    default:
      // A recognizer belongs to a single view.
      let lines =
        ["let recognizer = \(call)"] + settings.map { "recognizer.\($0)" }
        + ["view.addGestureRecognizer(recognizer)"]
      return lines.within("for view in [\(views.joined(separator: ", "))]")
    }
  }

  private func settings(of gesture: SceneGesture) -> [String] {
    gesture.kind.settings + (gesture.isEnabled ? [] : ["isEnabled = false"])
  }

  // MARK: Handling

  private func name(_ gesture: Int) -> String {
    "recognize" + SwiftName.upper(document.names.gestures[gesture])
  }

  private func handler(_ gesture: Int) -> CodeBlock {
    let type = document.scene.gestures[gesture].kind.type.className ?? ""
    // Only the pan recognizer reports a velocity.
    let isPan = document.scene.gestures[gesture].kind == .pan
    let reportedStates = reportedStates(gesture)
    // A gesture that the system cancels must end as well.
    let endsAlike =
      !document.scene.gestures[gesture].kind.isDiscrete && !reportedStates.contains(.cancelled)
    let cases = reportedStates.map { state in
      let method = GestureWriter.name(gesture, state, document)
      let velocity = isPan ? "velocity" : ".zero"
      let also = endsAlike && state == .ended ? ", .cancelled" : ""
      return "case .\(state.rawValue)\(also): \(method)(at: location, velocity: \(velocity))"
    }
    let velocity = isPan ? ["let velocity = recognizer.velocity(in: self)"] : []
    let lines =
      ["let location = recognizer.location(in: self)"] + velocity + ["switch recognizer.state {"]
      + cases + ["default: break", "}"]
    return lines.within("@objc private func \(name(gesture))(_ recognizer: \(type))")
  }
}

extension SceneGesture.Kind {
  fileprivate var settings: [String] {
    switch self {
    case .pan, .pinch, .rotation, .scroll: return []
    case .tap(let count): return count == 1 ? [] : ["numberOfTapsRequired = \(count)"]
    case .longPress(let duration, let movement):
      return
        (duration == GestureFacts.minimumPressDuration
        ? [] : ["minimumPressDuration = \(CodeLiteral.number(duration))"])
        + (movement == GestureFacts.allowableMovement
          ? [] : ["allowableMovement = \(CodeLiteral.number(movement))"])
    case .swipe(let directions):
      if directions == [.right] { return [] }
      let words = directions.map { ".\($0.rawValue)" }.joined(separator: ", ")
      return ["direction = \(directions.count == 1 ? words : "[\(words)]")"]
    }
  }
}
