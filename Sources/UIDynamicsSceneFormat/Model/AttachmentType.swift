// SPDX-License-Identifier: MIT

/// A kind of attachment; the raw value is the word in a scene.
package enum AttachmentType: String, CaseIterable, Sendable {
  case anchor, items, sliding, limit, fixed, pin

  var sentence: String {
    switch self {
    case .anchor: "By a rod or a spring to a place"
    case .items: "By a rod or a spring to another item"
    case .sliding: "On a rail through a place, or through a place of another item"
    case .limit: "By a rope to another item"
    case .fixed: "Rigidly to another item"
    case .pin: "By a hinge to another item"
    }
  }
}
