// SPDX-License-Identifier: MIT

/// A recursive descent parser with precedence climbing.
///
/// ```
/// conditional = infix [ "?" conditional ":" conditional ]
/// infix       = prefix { operator prefix }
/// prefix      = ( "-" | "!" ) prefix | postfix
/// postfix     = primary { "." name }
/// primary     = number | string | name | name "(" [ argument { "," argument } ] ")"
///             | "animator.items" "(" "in" ":" region ")" ".count" | "(" conditional ")"
///             | touch "(" "in" ":" thing ")" | name "(" list [ "," conditional ] ")"
/// touch       = "touch.location" | "touch.translation" | "touch.velocity"
/// list        = pattern | "[" pattern { "," pattern } "]"
/// argument    = conditional | thing | region
/// thing       = name
/// region      = name [ ".frame" | ".bounds" ] | "rect" "(" x "," y "," width "," height ")"
/// ```
struct ExpressionParser {
  private var tokenizer: ExpressionTokenizer
  private var token: ExpressionToken
  var checker: ExpressionChecker
  private var depth = 0

  init(_ bytes: [UInt8], in scope: any ExpressionScope) throws(TextProblem) {
    tokenizer = ExpressionTokenizer(bytes)
    token = try tokenizer.next()
    checker = ExpressionChecker(bytes, in: scope)
  }

  mutating func parse() throws(TextProblem) -> ExpressionOperand {
    let operand: ExpressionOperand
    do throws(TextProblem) {
      operand = try whole()
    } catch {
      throw checker.excess ?? error
    }
    if let excess = checker.excess { throw excess }
    return operand
  }

  private mutating func whole() throws(TextProblem) -> ExpressionOperand {
    guard token.kind != .end else { throw problem("the expression is empty") }
    let whole = try conditional()
    guard token.kind == .end else { throw unexpectedToken() }
    return whole
  }

  private mutating func advance() throws(TextProblem) { token = try tokenizer.next() }

  private mutating func descend() throws(TextProblem) {
    depth += 1
    guard depth <= ExpressionLimit.depth else {
      throw TextProblem(
        .limitExceeded, "the expression has more than \(ExpressionLimit.depth) levels of nesting",
        at: token.range, hint: "store part of it in a variable")
    }
  }

  private mutating func conditional() throws(TextProblem) -> ExpressionOperand {
    try descend()
    defer { depth -= 1 }
    let condition = try infix(from: 1)
    guard token.is("?") else { return condition }
    try advance()
    let then = try conditional()
    guard token.is(":") else { throw missing("\":\"") }
    try advance()
    return try checker.conditional(condition, then, conditional())
  }

  private mutating func infix(from lowest: Int) throws(TextProblem) -> ExpressionOperand {
    var left = try prefix()
    while case .symbol(let symbol) = token.kind,
      let infix = ExpressionInfix(rawValue: symbol), infix.precedence >= lowest
    {
      try advance()
      left = try checker.infix(infix, left, self.infix(from: infix.precedence + 1))
    }
    return left
  }

  private mutating func prefix() throws(TextProblem) -> ExpressionOperand {
    guard case .symbol(let symbol) = token.kind,
      let prefix = ExpressionPrefix(rawValue: symbol)
    else { return try postfix() }
    try descend()
    defer { depth -= 1 }
    let start = token.range.lower
    try advance()
    let operand = try self.prefix()
    return checker.prefix(prefix, operand, at: SourceRange(start, operand.range.upper))
  }

  private mutating func postfix() throws(TextProblem) -> ExpressionOperand {
    var operand = try primary()
    while token.is(".") {
      let part = try namePart()
      operand = checker.component(part.text, of: operand, at: part.range)
    }
    return operand
  }

  private mutating func namePart() throws(TextProblem) -> ExpressionNamePart {
    try advance()
    guard case .name(let text, isQuoted: false) = token.kind else {
      throw problem("missing name after the period")
    }
    let part = ExpressionNamePart(text: text, range: token.range)
    try advance()
    return part
  }

  private mutating func primary() throws(TextProblem) -> ExpressionOperand {
    let range = token.range
    switch token.kind {
    case .number(let number):
      try advance()
      return checker.add(.constant(.number(number)), .number, at: range)
    case .string(let string):
      try advance()
      return checker.add(.constant(.string(string)), .string, at: range)
    case .name(let name, let isQuoted):
      try advance()
      if token.is("("), !isQuoted { return try call(name, at: range) }
      var parts = [ExpressionNamePart(text: name, range: range)]
      while token.is(".") {
        parts.append(try namePart())
        if token.is("(") { return try method(parts, isQuoted: isQuoted) }
      }
      return checker.name(parts, isQuoted: isQuoted)
    case .symbol("("):
      try advance()
      var inner = try conditional()
      inner.range = SourceRange(range.lower, try passClosing())
      return inner
    case .symbol, .end: throw problem("missing value \(location)", hint: signHint)
    }
  }

  private mutating func call(
    _ name: String, at range: SourceRange
  ) throws(TextProblem) -> ExpressionOperand {
    if let aggregate = ExpressionAggregate(rawValue: name),
      let operand = try self.aggregate(aggregate, at: range)
    {
      return operand
    }
    let function = ExpressionFunction(rawValue: name)
    let arguments = try arguments { parser, index throws(TextProblem) in
      guard let parameter = function?.parameter(index), parameter.type == nil else {
        return try parser.conditional()
      }
      return try parser.thing(parameter)
    }
    let end = try passClosing()
    return checker.call(name, at: range, arguments, upTo: end)
  }

  /// Parses a list function; returns `nil` if `min` or `max` has number arguments instead.
  private mutating func aggregate(
    _ aggregate: ExpressionAggregate, at range: SourceRange
  ) throws(TextProblem) -> ExpressionOperand? {
    var ahead = tokenizer
    let names = ahead.list() ?? []
    if ExpressionFunction(rawValue: aggregate.rawValue) != nil, !checker.isList(names) {
      return nil
    }
    if names.isEmpty {
      throw TextProblem(
        .expressionSyntax, "\(quoted(aggregate.rawValue)) needs a list of items", at: range,
        hint: "write \(aggregate.form); a list is `card-*` or [one, two]")
    }
    tokenizer = ahead
    try advance()
    var body: ExpressionOperand?
    if token.is(",") {
      try advance()
      checker.lists += 1
      body = try conditional()
      checker.lists -= 1
    }
    let end = try passClosing()
    return checker.aggregate(aggregate, names, body, at: SourceRange(range.lower, end))
  }

  private mutating func arguments(
    _ argument: (inout Self, Int) throws(TextProblem) -> ExpressionOperand
  ) throws(TextProblem) -> [ExpressionOperand] {
    try advance()
    if token.is(")") { return [] }
    var arguments = [try argument(&self, 0)]
    while token.is(",") {
      try advance()
      arguments.append(try argument(&self, arguments.count))
    }
    return arguments
  }

  /// Parses an argument that names an object of the scene; for anything else, backtracks and parses a value.
  private mutating func thing(
    _ parameter: ExpressionParameter
  ) throws(TextProblem) -> ExpressionOperand {
    let start = self
    let range = token.range
    guard case .name(let name, let isQuoted) = token.kind else { return try conditional() }
    try advance()
    if token.is("("), name == ExpressionArgument.rectangle, !isQuoted,
      parameter == .region
    {
      let numbers = try arguments { parser, _ throws(TextProblem) in
        try parser.conditional()
      }
      return try checker.rect(
        numbers, at: SourceRange(range.lower, passClosing()))
    }
    var parts = [ExpressionNamePart(text: name, range: range)]
    while token.is(".") { parts.append(try namePart()) }
    guard token.is(",") || token.is(")") else {
      self = start
      return try conditional()
    }
    return checker.thing(parts, isQuoted: isQuoted, as: parameter)
  }

  private mutating func method(
    _ parts: [ExpressionNamePart], isQuoted: Bool
  ) throws(TextProblem) -> ExpressionOperand {
    let name = parts.map { $0.text }.joined(separator: ".")
    let range = SourceRange(parts[0].range.lower, parts[parts.count - 1].range.upper)
    let property = TouchProperty.methods.first { "touch.\($0.rawValue)" == name }
    guard property != nil || name == ExpressionFunction.itemsIn.rawValue, !isQuoted else {
      throw notAMethod(parts, at: range)
    }
    try passLabel()
    let argument = try thing(property == nil ? .region : .space)
    let end = try passClosing()
    if let property {
      return checker.touch(property, in: argument, at: SourceRange(range.lower, end))
    }
    guard token.is("."), try namePart().text == "count" else {
      throw TextProblem(
        .expressionSyntax, "a list of items cannot be used as a value",
        at: SourceRange(range.lower, end), hint: "write \(ExpressionFunction.itemsIn.form)")
    }
    checker.meetAnimator(at: parts[0].range)
    return checker.call(name, at: range, [argument], upTo: end + ".count".utf8.count)
  }

  private mutating func passLabel() throws(TextProblem) {
    try advance()
    guard token.kind == .name("in", isQuoted: false) else { throw missing("\"in:\"") }
    try advance()
    guard token.is(":") else { throw missing("\":\"") }
    try advance()
  }

  private mutating func passClosing() throws(TextProblem) -> Int {
    guard token.is(")") else { throw missing("\")\"") }
    let end = token.range.upper
    try advance()
    return end
  }
}

extension ExpressionParser {
  private func problem(_ message: String, hint: String? = nil) -> TextProblem {
    TextProblem(.expressionSyntax, message, at: token.range, hint: hint)
  }

  private var tokenText: String { checker.text(in: token.range) }

  private var location: String {
    token.kind == .end ? "at the end" : "before \(quoted(tokenText))"
  }

  private func missing(_ what: String) -> TextProblem {
    problem("missing \(what) \(location)")
  }

  /// A hint for numbers and operators from other languages.
  private var signHint: String? {
    if token.is(".") { return "a number starts with a digit: 0.5" }
    let before = checker.text(in: SourceRange(0, token.range.lower)).last { $0 != " " }
    return switch (before, tokenText) {
    case ("%", _):
      "% is the remainder; for half the height, write 0.5 * referenceView.bounds.height"
    case ("<", ">"): "write \"!=\""
    case ("*", "*"): "for the square of x, write x * x or pow(x, 2)"
    default: nil
    }
  }

  private func unexpectedToken() -> TextProblem {
    switch token.kind {
    case .symbol(")"): problem("\")\" has no matching \"(\"")
    case .symbol(","): problem("\",\" is allowed only between the arguments of a function")
    case .symbol(":"): problem("\":\" has no matching \"?\"")
    case .symbol, .number, .string, .name, .end:
      problem("missing operator \(location)", hint: wordHint)
    }
  }

  private func notAMethod(
    _ parts: [ExpressionNamePart], at range: SourceRange
  ) -> TextProblem {
    let last = parts[parts.count - 1].text
    return TextProblem(
      .expressionSyntax,
      "\(quoted(checker.text(in: range))) is not a function", at: range,
      hint: ExpressionFunction(rawValue: last).map { "write \($0.form)" }
        ?? Suggestion.hint(for: last, among: ExpressionFunction.allCases.map { $0.rawValue })
        ?? "\"uidyn help expressions\" lists the functions")
  }

  /// A hint for the words of other languages, here or before.
  private var wordHint: String? {
    let before = checker.text(in: SourceRange(0, token.range.lower)).split(separator: " ").last
    return switch (before?.lowercased(), tokenText.lowercased()) {
    case (_, "and"): "write \"&&\""
    case (_, "or"): "write \"||\""
    case (_, "mod"): "write \"%\""
    case (_, "is"), (_, "equals"): "write \"==\""
    case ("not", _): "write \"!\""
    case ("if", _): "write condition ? value : other"
    default: nil
    }
  }
}
