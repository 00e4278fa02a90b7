// SPDX-License-Identifier: MIT

/// Tells a scene among other files of JSON in its folder: schemas, exported motions, reports, overlays.
package enum SceneSign {
  /// One of these every scene has that shows anything.
  package static let keys = ["views", "items", "behaviors"]

  /// False for JSON that is something else; true for text that is no JSON, where a scene may be meant.
  package static func isScene(_ bytes: [UInt8]) -> Bool {
    guard let document = JSONReader.read(SourceText(name: "", bytes: bytes)).document else {
      return true
    }
    let root = ObjectReader(document, .root)
    // A summary has items too, and says which scene it is of.
    return keys.contains(where: root.has) && !root.has("scene")
  }
}
