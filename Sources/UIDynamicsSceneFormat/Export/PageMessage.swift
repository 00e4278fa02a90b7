// SPDX-License-Identifier: MIT

/// A message that a page sends, as JSON whose members are all optional.
package struct PageMessage {
  /// The version of the watched files that the page shows.
  package private(set) var generation = 0
  /// The text to save, and the recordings that belong to it, by name.
  package private(set) var text: String?
  package private(set) var files: [(name: String, text: String)] = []
  /// Parameter values, in the form that `--set` accepts.
  package private(set) var settings: [SceneSetting] = []
  package private(set) var timeLimit: Double?
  package private(set) var limits = SceneLimits.default

  package init() {}

  package init(_ bytes: [UInt8]) throws(SceneOverrideFault) {
    guard let document = JSONReader.object(bytes) else {
      throw SceneOverrideFault(message: "the content is not JSON")
    }
    let root = ObjectReader(document, .root)
    generation = root.number("generation").flatMap { Int(exactly: $0) } ?? 0
    (text, timeLimit) = (root.string("text"), root.number("timeLimit"))
    files = try Self.texts("files", root)
    settings = try Self.texts("values", root).map { SceneSetting(name: $0.name, text: $0.text) }
    for member in root.members("limits") {
      guard let name = document.string(member.key), let limit = SceneLimit(rawValue: name),
        let number = document.finite(member.value), let value = Int(exactly: number)
      else { throw SceneOverrideFault(message: "a limit needs a name and a whole number") }
      limits[limit] = value
    }
  }

  private static func texts(
    _ key: String, _ root: ObjectReader
  ) throws(SceneOverrideFault) -> [(name: String, text: String)] {
    var texts: [(name: String, text: String)] = []
    for member in root.members(key) {
      guard let name = root.document.string(member.key),
        let text = root.document.string(member.value)
      else { throw SceneOverrideFault(message: "\(quoted(key)) must map names to strings") }
      texts.append((name, text))
    }
    return texts
  }
}
