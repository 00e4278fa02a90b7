// SPDX-License-Identifier: MIT

/// The types of behaviors; the raw value is the word in a scene.
package enum BehaviorType: String, CaseIterable, Sendable {
  case gravity, collision, attachment, snap, push, dynamicItem, field, composite
}
