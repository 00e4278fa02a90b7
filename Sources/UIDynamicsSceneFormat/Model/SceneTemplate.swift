// SPDX-License-Identifier: MIT

/// A part of a scene whose expressions are worked out anew whenever it is needed.
package struct SceneTemplate: Equatable, Sendable {
  /// Its place in the document.
  let value: JSONValue
  /// Whether only those count that are worked out when a behavior is added.
  var isOfBehavior = false
}
