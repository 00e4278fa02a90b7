// SPDX-License-Identifier: MIT

/// Tells a scene among other files of JSON in its folder: schemas, exported motions, reports, overlays.
package enum SceneSign {
  /// One of these every scene has that shows anything.
  package static let keys = ["views", "items", "behaviors"]

  /// False for JSON that is something else.
  static func isScene(_ document: JSONDocument) -> Bool {
    let root = ObjectReader(document, .root)
    // A summary has items too, and says which scene it is of.
    return keys.contains(where: root.has) && !root.has("scene")
  }
}
