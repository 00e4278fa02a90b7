// SPDX-License-Identifier: MIT

package indirect enum JSONTree: Equatable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case array([JSONTree])
  case object([Member])

  package struct Member: Equatable, Sendable {
    package var key: String
    package var value: JSONTree

    package init(_ key: String, _ value: JSONTree) { (self.key, self.value) = (key, value) }
  }

  static func numbers(_ numbers: [Double]) -> JSONTree { .array(numbers.map { .number($0) }) }

  /// The value of a key; `nil` if this is not an object.
  package subscript(key: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The text, or all text in a list.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .array(let elements): elements.flatMap(\.texts)
    case .null, .boolean, .number, .object: []
    }
  }

  /// The numbers of a list that contains only numbers.
  var numbers: [Double]? {
    guard case .array(let elements) = self else { return nil }
    let found = elements.compactMap { element -> Double? in
      if case .number(let number) = element { number } else { nil }
    }
    return found.count == elements.count ? found : nil
  }

  /// The number of values, including this one.
  package var count: Int {
    switch self {
    case .null, .boolean, .number, .text: 1
    case .array(let elements): elements.reduce(1) { $0 + $1.count }
    case .object(let members): members.reduce(1) { $0 + $1.value.count }
    }
  }

  package var json: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let text): Self.quoted(text)
    case .array(let elements): "[" + elements.map(\.json).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.key)): \($0.value.json)" }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 0x20:
        "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}

extension JSONTree {
  enum Step: Hashable {
    case key(String)
    case index(Int)
  }

  /// The tree without the value at a path; unchanged if there is no such value, or if it is the root.
  func removing(at path: ArraySlice<Step>) -> JSONTree {
    guard let step = path.first else { return self }
    switch (self, step) {
    case (.array(var elements), .index(let index)) where elements.indices.contains(index):
      if path.count == 1 {
        elements.remove(at: index)
      } else {
        elements[index] = elements[index].removing(at: path.dropFirst())
      }
      return .array(elements)
    case (.object(var members), .key(let key)):
      guard let index = members.firstIndex(where: { $0.key == key }) else { return self }
      if path.count == 1 {
        members.remove(at: index)
      } else {
        members[index].value = members[index].value.removing(at: path.dropFirst())
      }
      return .object(members)
    default: return self
    }
  }

  func path(of pointer: String) -> [Step] {
    var (path, value) = ([Step](), Optional(self))
    for part in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      let key = part.split(separator: "~1", omittingEmptySubsequences: false).joined(separator: "/")
        .split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~")
      if case .array(let elements)? = value, let index = Int(key) {
        path.append(.index(index))
        value = elements.indices.contains(index) ? elements[index] : nil
      } else {
        path.append(.key(key))
        value = value?[key]
      }
    }
    return path
  }
}
