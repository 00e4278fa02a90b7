// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// 64 bits over what a scene means, and over each of its parts.
///
/// Overlays are in it; text that only dresses the scene, what it expects, spaces and the order of keys
/// are not. Numbers count by their value.
package struct SceneDigest: Equatable, Sendable {
  /// The digest of the value under a key of the scene.
  package struct Part: Equatable, Sendable {
    package let key: String
    package let value: UInt64
  }

  /// In alphabetical order.
  package let parts: [Part]

  /// The keys of the scene that change nothing of what it does.
  private static let dress: Set<String> = [
    "$schema", "version", "title", "description", "acknowledges", "expect",
  ]
  /// The keys of `run` that change nothing of what the scene does.
  private static let dressOfRun: Set<String> = ["tolerance"]
  /// The key of views, items and screens that changes nothing of what they do.
  private static let look: Set<String> = ["look"]

  /// The keys that change nothing, of the value under a key of the scene or of the objects in its list.
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
    parts = document.sortedMembers(of: .root, without: Self.dress).compactMap { key, value in
      let ignored = Self.ignored(under: key)
      // A section that holds nothing else is not there.
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
  /// The members of an object by the bytes of their keys, comments left out.
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
    // A kind in front of every value and an end behind every list keep values apart.
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
