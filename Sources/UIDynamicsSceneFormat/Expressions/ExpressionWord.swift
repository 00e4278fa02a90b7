// SPDX-License-Identifier: MIT

/// The reserved words of the language; a name in a scene that equals one must be in backticks.
package enum ExpressionWord: String, CaseIterable, Sendable {
  case `true`, `false`, pi, time, tick, animator, contact, touch, each, copied, collectionView

  package var sentence: String {
    switch self {
    case .true, .false: "The two boolean values"
    case .pi: "Half a rotation in radians, 3.141592653589793"
    case .time: "The time since the start of the run, in s: tick / ticksPerSecond"
    case .tick: "The number of ticks so far"
    case .animator: "The animator: animator.elapsedTime, in s, and animator.isRunning"
    case .contact: "The contact of the event: contact.point, .item, .other and .boundary"
    case .each: "The current item of a forEach or a list function; by itself, the id of the item"
    case .collectionView: "The collection view: its contentOffset, contentSize and bounds"
    case .copied: "The last copy that an action made; by itself, the id of the copy"
    case .touch:
      "The touch of the event, or the last touch: touch.location, .translation, .state and more"
    }
  }

  var object: ExpressionObject? {
    switch self {
    case .animator: .animator
    case .contact: .contact
    case .touch: .touch
    case .each: .each
    case .copied: .copied
    case .collectionView: .collectionView
    case .true, .false, .pi, .time, .tick: nil
    }
  }

  func meaning(in surroundings: ExpressionSurroundings) -> ExpressionName {
    func known(_ need: ExpressionSurroundings, _ scope: String) -> ExpressionName {
      if !surroundings.contains(need) { return .unavailable("is available only \(scope)") }
      return object.map { .object($0) } ?? .value(self == .time ? .time : .tick, .number)
    }
    return switch self {
    case .true: .constant(.boolean(true))
    case .false: .constant(.boolean(false))
    case .pi: .constant(.number(.pi))
    case .time, .tick, .animator: known(.run, "while the scene runs")
    case .contact: known(.contact, "in contactBegan and contactEnded events")
    case .each: known(.each, "in \"forEach\" and list functions")
    case .collectionView: known(.scrolling, "while the scene runs, and only with a collection view")
    case .copied: known(.copies, "while the scene runs, and only with \"copy\" actions")
    case .touch: known(.touch, "while the scene runs, and only with gestures")
    }
  }
}
