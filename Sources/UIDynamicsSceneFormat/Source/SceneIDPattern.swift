// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// An id in which `*` matches any number of characters.
package struct SceneIDPattern: Equatable, Sendable {
  /// A regular expression for ids and patterns, for the JSON Schema.
  static let pattern = "[A-Za-z_*][A-Za-z0-9_*-]*"

  private static var star: UInt8 { UInt8(ascii: "*") }
  private let parts: [[UInt8]]

  /// Returns `nil` for text without `*` or with a character that ids cannot contain.
  package init?(_ text: String) {
    guard text.utf8.contains(Self.star),
      SceneIdentifier.isValid(text.replacing("*", with: "_"))
    else { return nil }
    parts = text.utf8.split(separator: Self.star, omittingEmptySubsequences: false).map(Array.init)
  }

  package static func ids(listedAs text: String, among ids: [String]) -> [String] {
    if ids.contains(text) { return [text] }
    return SceneIDPattern(text).map { ids.filter($0.matches) } ?? []
  }

  package func matches(_ id: String) -> Bool {
    var id = id
    return id.withUTF8 { matches($0) }
  }

  private func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let (first, last) = (parts[0], parts[parts.count - 1])
    guard bytes.count >= first.count + last.count, bytes.starts(with: first),
      bytes.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = bytes[first.count..<bytes.count - last.count]
    for part in parts.dropFirst().dropLast() {
      if part.isEmpty { continue }
      guard let index = rest.indices.first(where: { rest[$0...].starts(with: part) })
      else { return false }
      rest = rest[(index + part.count)...]
    }
    return true
  }
}
