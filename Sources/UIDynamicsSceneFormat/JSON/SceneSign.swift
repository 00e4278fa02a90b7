// SPDX-License-Identifier: MIT

/// Distinguishes scenes from other JSON files, such as schemas, exported motions, reports and overlays.
package enum SceneSign {
  /// Every scene with visible content contains at least one of these keys.
  package static let keys = ["views", "items", "behaviors"]

  static func isScene(_ root: ObjectReader) -> Bool {
    // A summary also contains items, but it names its scene.
    return keys.contains(where: root.has) && !root.has("scene")
  }
}
