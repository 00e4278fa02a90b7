// SPDX-License-Identifier: MIT

/// Scans the values in one line of JSON (RFC 8259).
///
/// Only the byte position is tracked, because logs contain millions of lines.
struct RecordScanner {
  private static let deepest = 64

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  func fault(_ message: String, hint: String? = nil) -> RecordFault {
    RecordFault(column: position + 1, message, hint: hint)
  }

  var isAtSpace: Bool { byte.map { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } ?? false }

  mutating func skipSpace() { while isAtSpace { position += 1 } }

  mutating func skip(_ text: [UInt8]) -> Bool {
    guard text.count <= bytes.count - position else { return false }
    for index in text.indices where bytes[position + index] != text[index] { return false }
    position += text.count
    return true
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func advance(to position: Int) { self.position = position }

  // MARK: Values

  mutating func value(depth: Int = 0) throws(RecordFault) -> RecordedValue {
    skipSpace()
    switch byte {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t") where skip(Array("true".utf8)): return .boolean(true)
    case UInt8(ascii: "f") where skip(Array("false".utf8)): return .boolean(false)
    case UInt8(ascii: "n") where skip(Array("null".utf8)): return .null
    default: return .number(try number())
    }
  }

  mutating func members(
    depth: Int = 0
  ) throws(RecordFault) -> [(key: String, value: RecordedValue)] {
    skipSpace()
    try open("{", depth: depth)
    var members: [(key: String, value: RecordedValue)] = []
    var keys: Set<String> = []
    skipSpace()
    if skip("}") { return members }
    repeat {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { throw fault("expected a key") }
      let start = position
      let key = try string()
      guard keys.insert(key).inserted else {
        throw RecordFault(column: start + 1, "the key \"\(key)\" is repeated")
      }
      skipSpace()
      guard skip(":") else { throw fault("expected a colon") }
      members.append((key, try value(depth: depth + 1)))
      skipSpace()
    } while skip(",")
    guard skip("}") else { throw fault("the line ends inside an object", hint: Self.cut) }
    return members
  }

  private mutating func elements(depth: Int) throws(RecordFault) -> [RecordedValue] {
    try open("[", depth: depth)
    var values: [RecordedValue] = []
    skipSpace()
    if skip("]") { return values }
    repeat {
      values.append(try value(depth: depth + 1))
      skipSpace()
    } while skip(",")
    guard skip("]") else { throw fault("the line ends inside an array", hint: Self.cut) }
    return values
  }

  private static let cut = "the file may be cut off"

  private mutating func open(_ bracket: Unicode.Scalar, depth: Int) throws(RecordFault) {
    guard skip(bracket) else { throw fault("expected a JSON object") }
    if depth > Self.deepest { throw fault("the value is nested too deeply") }
  }

  mutating func string() throws(RecordFault) -> String {
    guard skip("\"") else { throw fault("expected a string") }
    let start = position
    while let byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    if byte == UInt8(ascii: "\"") {
      defer { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    var text = Array(bytes[start..<position])
    while let byte, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else {
        throw fault("a string contains a control character", hint: "escape it, as in \\t")
      }
      position += 1
      if byte == UInt8(ascii: "\\") { text += try escaped() } else { text.append(byte) }
    }
    guard skip("\"") else { throw fault("the line ends inside a string", hint: Self.cut) }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escaped() throws(RecordFault) -> [UInt8] {
    guard let letter = byte else { throw fault("the line ends inside a string") }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
    default: throw fault("unknown escape")
    }
  }

  /// Decodes one or two UTF-16 code units; an unpaired surrogate becomes U+FFFD.
  private mutating func scalar() throws(RecordFault) -> Character {
    let first = try unit()
    var units = [first]
    if UTF16.isLeadSurrogate(first), skip(Array("\\u".utf8)) { units.append(try unit()) }
    return Character(String(decoding: units, as: UTF16.self))
  }

  private mutating func unit() throws(RecordFault) -> UInt16 {
    let digits = bytes[min(position, bytes.count)..<min(position + 4, bytes.count)]
    let text = String(decoding: digits, as: UTF8.self)
    guard text.count == 4, text.allSatisfy({ $0.isHexDigit }), let unit = UInt16(text, radix: 16)
    else { throw fault("expected four hexadecimal digits") }
    position += 4
    return unit
  }
}
