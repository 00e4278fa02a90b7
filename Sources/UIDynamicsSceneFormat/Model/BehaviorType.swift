// SPDX-License-Identifier: MIT

/// A type of behavior; the raw value is the word in a scene.
package enum BehaviorType: String, CaseIterable, Sendable {
  case gravity, collision, attachment, snap, push, dynamicItem, field, composite

  package var className: String {
    self == .composite ? "UIDynamicBehavior" : "UI\(capitalized(rawValue))Behavior"
  }

  /// A noun that covers all of the types; an empty list means any behavior.
  package static func noun(of types: [BehaviorType]) -> String {
    types.count == 1 ? types[0].noun : types.isEmpty ? "a behavior" : "a behavior with items"
  }

  package var noun: String { "\(self == .attachment ? "an" : "a") \(rawValue) behavior" }
}
