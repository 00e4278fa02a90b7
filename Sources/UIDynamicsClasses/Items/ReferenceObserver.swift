// SPDX-License-Identifier: MIT

/// The animators of a view or layout, held weakly.
struct ReferenceObservers {
  private var entries: [Weak<UIDynamicAnimator>] = []

  mutating func add(_ animator: UIDynamicAnimator) {
    entries.removeAll { $0.object == nil }
    entries.append(Weak(object: animator))
  }

  func each(_ body: (UIDynamicAnimator) -> Void) {
    for entry in entries { if let animator = entry.object { body(animator) } }
  }
}
