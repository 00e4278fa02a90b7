// SPDX-License-Identifier: MIT

extension UIDynamicAnimator {
  /// The animator's name in warnings; `description` contains the time and would change.
  var name: String { "<\(type(of: self))>" }

  func warn(_ warning: UIDynamicsWarning) {
    guard saidWarnings.insert(warning).inserted else { return }
    warnings.append(warning)
    warningHandler?(warning)
  }
}

extension UIDynamicBehavior {
  /// Warns now, or when the behavior is added to an animator.
  func warn(_ kind: UIDynamicsWarning.Kind, _ sentence: String) {
    let warning = UIDynamicsWarning(kind, sentence)
    if let dynamicAnimator {
      dynamicAnimator.warn(warning)
    } else {
      queuedWarnings.append(warning)
    }
  }

  func reportQueuedWarnings() {
    let warnings = queuedWarnings
    queuedWarnings.removeAll()
    for warning in warnings { dynamicAnimator?.warn(warning) }
  }
}
