// SPDX-License-Identifier: MIT

@testable import UIDynamicsSceneFormat

extension JSONDocument {
  /// The value as text without white space; non-ASCII scalars appear as `<hex>`.
  func canonical(_ value: JSONValue = .root) -> String {
    switch kind(of: value) {
    case .null: "null"
    case .true: "true"
    case .false: "false"
    case .number: "\(number(value) ?? .nan)"
    case .string: Self.canonical(string(value) ?? "")
    case .array: "[" + elements(of: value).map { canonical($0) }.joined(separator: ",") + "]"
    case .object:
      "{"
        + members(of: value).map { "\(canonical($0.key)):\(canonical($0.value))" }
        .joined(separator: ",") + "}"
    }
  }

  private static func canonical(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map {
        (0x20...0x7E).contains($0.value) ? String($0) : "<\(String($0.value, radix: 16))>"
      }.joined() + "\""
  }
}

func readJSON(_ text: String, nestingLimit: Int = 64) -> JSONReading {
  readJSON(Array(text.utf8), nestingLimit: nestingLimit)
}

func readJSON(_ bytes: [UInt8], nestingLimit: Int = 64) -> JSONReading {
  var limits = SceneLimits.default
  limits[.nesting] = nestingLimit
  return JSONReader.read(SourceText(name: "test.json", bytes: bytes), limits: limits)
}
