// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// A 64-bit digest of the meaning of a scene and of each of its parts.
///
/// It includes overlays, and ignores metadata, expectations, looks, white space and the order of keys.
/// Numbers are compared by value.
package struct SceneDigest: Equatable, Sendable {
  package struct Part: Equatable, Sendable {
    package let key: String
    package let value: UInt64
  }

  package let parts: [Part]

  /// The keys of a scene that do not affect its motion.
  private static let metadata: Set<String> = [
    "$schema", "version", "title", "description", "acknowledges", "expect",
  ]
  private static let dressOfRun: Set<String> = ["tolerance"]
  private static let look: Set<String> = ["look"]

  /// The keys to ignore in a value, or in the objects of its list.
  private static func ignored(under key: String) -> Set<String> {
    switch key {
    case "run": dressOfRun
    case "views", "items", "referenceView", "collectionViewLayout": look
    default: []
    }
  }

  package var whole: UInt64 {
    var digest = Digest()
    for part in parts {
      digest.fold(bytes: part.key.utf8)
      digest.fold(part.value)
    }
    return digest.value
  }

  init(_ document: JSONDocument) {
    parts = document.sortedMembers(of: .root, without: Self.metadata).compactMap { key, value in
      let ignored = Self.ignored(under: key)
      // A `run` that contains only ignored keys equals an absent one.
      if document.kind(of: value) == .object, key == "run",
        document.sortedMembers(of: value, without: ignored).isEmpty
      {
        return nil
      }
      var digest = Digest()
      document.fold(value, without: ignored, into: &digest)
      return Part(key: key, value: digest.value)
    }
  }
}

extension JSONDocument {
  /// The members without comments, sorted by the bytes of their keys.
  fileprivate func sortedMembers(
    of object: JSONValue, without ignored: Set<String>
  ) -> [(key: String, value: JSONValue)] {
    members(of: object).compactMap { member in
      let key = string(member.key) ?? ""
      return key == SchemaKey.comment.name || ignored.contains(key) ? nil : (key, member.value)
    }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  fileprivate func fold(
    _ value: JSONValue, without ignored: Set<String> = [], into digest: inout Digest
  ) {
    // A prefix for each kind and an end mark for lists make the encoding unambiguous.
    let end = UInt8(ascii: "]")
    switch kind(of: value) {
    case .null: digest.fold(byte: UInt8(ascii: "n"))
    case .true: digest.fold(byte: UInt8(ascii: "t"))
    case .false: digest.fold(byte: UInt8(ascii: "f"))
    case .number:
      digest.fold(byte: UInt8(ascii: "0"))
      digest.fold(number(value) ?? 0)
    case .string: fold(text: utf8(of: value), into: &digest)
    case .array:
      digest.fold(byte: UInt8(ascii: "["))
      for element in elements(of: value) { fold(element, without: ignored, into: &digest) }
      digest.fold(byte: end)
    case .object:
      digest.fold(byte: UInt8(ascii: "{"))
      for member in sortedMembers(of: value, without: ignored) {
        fold(text: member.key.utf8, into: &digest)
        fold(member.value, into: &digest)
      }
      digest.fold(byte: end)
    }
  }

  private func fold(text: some Collection<UInt8>, into digest: inout Digest) {
    digest.fold(byte: UInt8(ascii: "s"))
    digest.fold(UInt32(truncatingIfNeeded: text.count))
    digest.fold(bytes: text)
  }
}
