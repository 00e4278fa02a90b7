// SPDX-License-Identifier: MIT

/// Distinguishes scenes from other JSON files: schemas, exported motions, reports, overlays.
package enum SceneSign {
  /// A scene that shows something has at least one of these.
  package static let keys = ["views", "items", "behaviors"]

  static func isScene(_ document: JSONDocument) -> Bool {
    let root = ObjectReader(document, .root)
    // A summary has items as well, but also names its scene.
    return keys.contains(where: root.has) && !root.has("scene")
  }
}
