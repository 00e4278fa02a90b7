// SPDX-License-Identifier: MIT
import UIDynamics

enum MoveRecorder {
  static func gravity(items: [any UIDynamicItem]) -> RecordingGravity {
    RecordingGravity(items: items)
  }

  final class RecordingGravity: UIGravityBehavior {
    var moves: [String] = []
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      moves.append(dynamicAnimator == nil ? "to nil" : "to animator")
    }
  }

  /// A composite that records its events in a shared list.
  final class RecordingComposite: UIDynamicBehavior {
    let name: String
    let note: (String) -> Void
    init(_ name: String, note: @escaping (String) -> Void) {
      self.name = name
      self.note = note
    }
    override func willMove(to animator: UIDynamicAnimator?) {
      note("\(name) \(animator == nil ? "leaves" : "enters"), \(state)")
    }
    private var state: String { dynamicAnimator == nil ? "without animator" : "with animator" }
  }
}
