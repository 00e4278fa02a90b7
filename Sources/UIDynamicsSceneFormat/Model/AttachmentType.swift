// SPDX-License-Identifier: MIT

/// A kind of attachment; the raw value is the word in a scene.
package enum AttachmentType: String, CaseIterable, Sendable {
  case anchor, items, sliding, limit, fixed, pin
}
