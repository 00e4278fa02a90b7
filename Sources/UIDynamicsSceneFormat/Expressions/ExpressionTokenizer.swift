// SPDX-License-Identifier: MIT

struct ExpressionTokenizer {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next token, which is `.end` after the last one.
  mutating func next() throws(TextProblem) -> ExpressionToken {
    passSpaces()
    let start = position
    guard let byte else { return token(.end, from: start) }
    switch byte {
    case ASCII.zero...ASCII.nine: return try number()
    case ASCII.apostrophe: return try string()
    case ASCII.backtick: return try quotedName()
    case _ where ASCII.isLetter(byte) || byte == ASCII.underscore:
      passWord()
      return token(.name(text(from: start), isQuoted: false), from: start)
    default: return try symbol()
    }
  }

  /// Parses bracketed ids and patterns, or a single one before "," or ")"; returns `nil` for anything else.
  mutating func list() -> [(text: String, range: SourceRange)]? {
    var names: [(text: String, range: SourceRange)] = []
    passSpaces()
    let isInBrackets = pass(ASCII.openBracket)
    repeat {
      guard let name = listed() else { return nil }
      names.append(name)
      passSpaces()
    } while isInBrackets && pass(ASCII.comma)
    if isInBrackets {
      guard pass(ASCII.closeBracket) else { return nil }
      passSpaces()
    }
    return byte == ASCII.comma || byte == UInt8(ascii: ")") ? names : nil
  }

  private mutating func listed() -> (text: String, range: SourceRange)? {
    passSpaces()
    let isQuoted = pass(ASCII.backtick)
    let start = position
    while let byte, ASCII.isWord(byte) || byte == ASCII.minus || byte == UInt8(ascii: "*") {
      position += 1
    }
    let name = (text: text(from: start), range: SourceRange(start, position))
    if isQuoted, !pass(ASCII.backtick) { return nil }
    return SceneIdentifier.isValid(name.text) || SceneIDPattern(name.text) != nil ? name : nil
  }

  private mutating func passSpaces() { while let byte, Self.isSpace(byte) { position += 1 } }

  private mutating func pass(_ sign: UInt8) -> Bool {
    guard byte == sign else { return false }
    position += 1
    return true
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case ASCII.space, ASCII.tab, ASCII.lineFeed, ASCII.carriageReturn: true
    default: false
    }
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func token(_ kind: ExpressionToken.Kind, from start: Int) -> ExpressionToken {
    ExpressionToken(kind: kind, range: SourceRange(start, position))
  }

  private func problem(_ message: String, from start: Int, hint: String? = nil)
    -> TextProblem
  {
    let range = SourceRange(start, max(position, start))
    return TextProblem(.expressionSyntax, message, at: range, hint: hint)
  }

  private mutating func passWord() {
    while let byte, ASCII.isWord(byte) { position += 1 }
  }

  private mutating func symbol() throws(TextProblem) -> ExpressionToken {
    let start = position
    for length in [2, 1] {
      let text = String(decoding: bytes[start...].prefix(length), as: UTF8.self)
      guard ExpressionToken.symbols.contains(text) else { continue }
      position += text.utf8.count
      return token(.symbol(text), from: start)
    }
    throw strangeCharacter()
  }

  private static let nameHint = "names can contain only the letters A to Z and a to z, digits and _"

  private func strangeCharacter() -> TextProblem {
    let rest = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    let scalar = rest.unicodeScalars.first ?? " "
    let hint: String? =
      switch scalar {
      case "=": "write \"==\" to compare, \">=\" for \"at least\" and \"<=\" for \"at most\""
      case "&": "write \"&&\" for \"and\""
      case "|": "write \"||\" for \"or\""
      case "\"", "‘", "’", "“", "”": "put a string in straight single quotes: 'floor'"
      case "^": "for the square of x, write x * x or pow(x, 2)"
      case "[", "{":
        "write a vector as point(x, y), its parts as .x and .y, and the id of a copy as `dot-1`"
      case "°": "angles are in radians; for 45 degrees, write radians(45)"
      case "×", "÷": "write a product as a * b, and a quotient as a / b"
      case "≤", "≥", "≠": "write comparisons as <=, >= and !="
      case "−", "–": "use the keyboard's minus sign: -"
      default: scalar.properties.isAlphabetic ? Self.nameHint : nil
      }
    let length = min(UTF8.width(scalar), bytes.count - position)
    return TextProblem(
      .expressionSyntax, "\(name(of: scalar)) is not allowed in an expression",
      at: SourceRange(position, position + max(length, 1)), hint: hint)
  }
}

extension ExpressionTokenizer {
  /// Parses a JSON number without a sign; leading zeros are allowed.
  private mutating func number() throws(TextProblem) -> ExpressionToken {
    let start = position
    passDigits()
    if byte == ASCII.point, isDigit(at: position + 1) {
      position += 1
      passDigits()
    }
    if let byte, byte | 0x20 == ASCII.e {
      let sign = position + 1 < bytes.count ? bytes[position + 1] : 0
      let length = sign == ASCII.plus || sign == ASCII.minus ? 2 : 1
      if isDigit(at: position + length) {
        position += length
        passDigits()
      }
    }
    let digits = text(from: start)
    if let byte, ASCII.isWord(byte) { throw wordAfterNumber(digits, from: start) }
    guard let value = Double(digits), value.isFinite else {
      throw problem("\(clipped(digits)) is too large for a number", from: start)
    }
    return token(.number(value), from: start)
  }

  private mutating func passDigits() {
    while let byte, ASCII.isDigit(byte) { position += 1 }
  }

  private func isDigit(at offset: Int) -> Bool {
    offset < bytes.count && ASCII.isDigit(bytes[offset])
  }

  private mutating func wordAfterNumber(_ digits: String, from start: Int) -> TextProblem {
    let wordStart = position
    passWord()
    let word = text(from: wordStart)
    // Exponents, digit separators and the prefixes of other bases do not suggest a product.
    let isNumber = word.first.map { (digits == "0" ? "eExXbBoO_" : "eE_").contains($0) } ?? true
    return problem(
      "\(quoted(text(from: start))) is neither a number nor a name", from: start,
      hint: isNumber
        ? nil
        : Self.unitHint(digits, word) ?? "write a product as \(digits) * \(clipped(word))")
  }

  private static func unitHint(_ digits: String, _ word: String) -> String? {
    UnitWord(word).map { unit in
      switch unit {
      case .degrees: "for degrees, write radians(\(digits))"
      case .milliseconds: "times are in seconds: \(digits) / 1000"
      case .gravity, .own: UnitWord.without(digits)
      }
    }
  }

  private mutating func string() throws(TextProblem) -> ExpressionToken {
    let start = position
    var value: [UInt8] = []
    position += 1
    while let byte, byte != ASCII.apostrophe {
      position += 1
      guard byte == ASCII.backslash else {
        value.append(byte)
        continue
      }
      if let letter = self.byte { value.append(try escape(letter)) }
    }
    guard byte != nil else {
      throw problem("the string has no closing '", from: start)
    }
    position += 1
    return token(.string(String(decoding: value, as: UTF8.self)), from: start)
  }

  private mutating func escape(_ letter: UInt8) throws(TextProblem) -> UInt8 {
    let start = position - 1
    position += 1
    if letter == ASCII.apostrophe { return letter }
    guard let escaped = ASCII.escaped(letter) else {
      while let byte, byte & 0xC0 == 0x80 { position += 1 }
      throw problem(
        "unknown escape \(clipped(text(from: start)))", from: start,
        hint: "write \\\\ for a backslash")
    }
    return escaped
  }

  private mutating func quotedName() throws(TextProblem) -> ExpressionToken {
    let start = position
    position += 1
    while let byte, byte != ASCII.backtick { position += 1 }
    guard byte != nil else { throw problem("the name has no closing `", from: start) }
    let name = String(decoding: bytes[start + 1..<position], as: UTF8.self)
    position += 1
    guard SceneIdentifier.isValid(name) else {
      throw problem(
        name.isEmpty ? "the name in backticks is empty" : "\(quoted(name)) is not a name",
        from: start,
        hint: name.unicodeScalars.allSatisfy { $0.isASCII }
          ? "backticks can contain only the id of a view, an item or a behavior" : Self.nameHint)
    }
    return token(.name(name, isQuoted: true), from: start)
  }
}
