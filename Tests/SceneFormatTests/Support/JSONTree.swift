// SPDX-License-Identifier: MIT

@testable import UIDynamicsSceneFormat

/// A mutable JSON value; objects keep the order of their members, and a scalar is its source text.
enum JSONTree: Sendable {
  case object([(key: String, value: JSONTree)])
  case array([JSONTree])
  case scalar(String)

  init(_ document: JSONDocument, _ value: JSONValue = .root) {
    switch document.kind(of: value) {
    case .object:
      self = .object(
        document.members(of: value).map {
          (document.string($0.key) ?? "", JSONTree(document, $0.value))
        })
    case .array: self = .array(document.elements(of: value).map { JSONTree(document, $0) })
    default: self = .scalar(document.sourceText(of: value))
    }
  }

  /// Creates a string, which must not contain characters that JSON requires to be escaped.
  static func string(_ text: String) -> JSONTree { .scalar("\"\(text)\"") }

  /// The text between the quotation marks; `nil` for other kinds.
  var string: String? {
    guard case .scalar(let text) = self, text.hasPrefix("\"") else { return nil }
    return String(text.dropFirst().dropLast())
  }

  var number: Double? {
    guard case .scalar(let text) = self else { return nil }
    return Double(text)
  }

  var children: [JSONTree] {
    switch self {
    case .object(let members): members.map(\.value)
    case .array(let elements): elements
    case .scalar: []
    }
  }

  var members: [(key: String, value: JSONTree)] {
    if case .object(let members) = self { members } else { [] }
  }

  var text: String {
    switch self {
    case .object(let members):
      "{" + members.map { "\"\($0.key)\":\($0.value.text)" }.joined(separator: ",") + "}"
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .scalar(let text): text
    }
  }
}

extension JSONTree {
  /// The paths to all values inside this one, as indices of children.
  var paths: [[Int]] {
    children.enumerated().flatMap { place, child in
      [[place]] + child.paths.map { [place] + $0 }
    }
  }

  subscript(path: some Collection<Int>) -> JSONTree {
    get { path.first.map { children[$0][path.dropFirst()] } ?? self }
    set {
      guard let place = path.first else { return self = newValue }
      var child = children[place]
      child[path.dropFirst()] = newValue
      switch self {
      case .object(var members):
        members[place].value = child
        self = .object(members)
      case .array(var elements):
        elements[place] = child
        self = .array(elements)
      case .scalar: break
      }
    }
  }

  /// The values on the path from the root to a JSON pointer, with the key or index of each.
  func way(to pointer: String) -> [(step: String, value: JSONTree)] {
    var way = [(step: "", value: self)]
    for step in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      let text = String(step).split(separator: "~1", omittingEmptySubsequences: false)
        .joined(separator: "/").split(separator: "~0", omittingEmptySubsequences: false)
        .joined(separator: "~")
      let last = way[way.count - 1].value
      let next =
        if case .array(let elements) = last {
          Int(text).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        } else {
          last.members.first { $0.key == text }?.value
        }
      guard let next else { return way }
      way.append((text, next))
    }
    return way
  }
}
