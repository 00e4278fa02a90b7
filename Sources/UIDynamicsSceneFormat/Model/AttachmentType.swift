// SPDX-License-Identifier: MIT

/// A kind of attachment; the raw value is the word in a scene.
package enum AttachmentType: String, CaseIterable, Sendable {
  case anchor, items, sliding, limit, fixed, pin

  var sentence: String {
    switch self {
    case .anchor: "A rod or a spring to a point"
    case .items: "A rod or a spring to another item"
    case .sliding: "A rail through a point, or through a point of another item"
    case .limit: "A rope to another item"
    case .fixed: "A rigid connection to another item"
    case .pin: "A hinge to another item"
    }
  }
}
