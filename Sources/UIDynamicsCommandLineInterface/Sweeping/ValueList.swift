// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// A parameter and its values for `--vary`: `name=1,2,3` or `name=range(0,1,0.1)`.
struct ValueList {
  enum Values {
    case texts([String])
    case range(DecimalRange)
  }

  let name: String
  private let values: Values
  let count: Double

  init(_ word: String) throws(CommandFailure) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw Arguments.wrongValue(word, of: .vary, Self.example)
    }
    name = String(parts[0])
    let text = String(parts[1]).trimmed
    if Self.isBounds(text) {
      throw Arguments.wrongValue(
        word, of: .vary,
        "bounds are for uidyn fit; a sweep takes values: \(name)=range(FROM,TO,STEP)")
    }
    if text.hasPrefix("range(") {
      let range = try Self.range(text, word)
      (values, count) = (.range(range), range.count)
    } else {
      let texts = try Self.texts(text, word)
      (values, count) = (.texts(texts), Double(texts.count))
    }
  }

  func text(_ index: Int) -> String {
    switch values {
    case .texts(let texts): texts[index]
    case .range(let range): NumberText.text(of: range.value(index))
    }
  }

  /// The indices to validate; the ends suffice for a range.
  var samples: [Int] {
    switch values {
    case .texts(let texts): Array(texts.indices)
    case .range: [0, Int(count) - 1]
    }
  }

  var remark: String? {
    guard case .range(let range) = values, let end = range.missedEnd else { return nil }
    return "the range ends at \(text(Int(count) - 1)), because its steps do not reach"
      + " \(NumberText.text(of: end))"
  }

  /// For example, `0.1..1` or `0.1..1,log`.
  private static func isBounds(_ text: String) -> Bool {
    let ends = (text.split(separator: ",").first ?? "").split(separator: "..")
    return ends.count == 2 && ends.allSatisfy { Arguments.decimal(String($0)) != nil }
  }

  /// Keeps indices within 32 bits, regardless of the limit.
  private static let mostValues = 2_000_000_000.0

  private static let example =
    "use a list or a range: damping=0.2,0.5 or damping=range(0,1,0.1)"

  private static func range(_ text: String, _ word: String) throws(CommandFailure) -> DecimalRange {
    func fault(_ hint: String) -> CommandFailure { Arguments.wrongValue(word, of: .vary, hint) }
    let inner = text.dropFirst("range(".count).dropLast()
    let parts = inner.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard text.hasSuffix(")"), parts.count == 3,
      let range = DecimalRange(from: parts[0], to: parts[1], step: parts[2])
    else { throw fault("a range needs three numbers: range(from,to,step)") }
    if Arguments.decimal(parts[2].trimmed) == 0 { throw fault("the step of a range must not be 0") }
    if range.count == 0 { throw fault("the range is empty: its step has the wrong sign") }
    if range.count <= mostValues { return range }
    throw fault("the range has more than \(Sentence.number(mostValues)) values: use a larger step")
  }

  /// Splits at commas outside brackets and quotes.
  private static func texts(_ text: String, _ word: String) throws(CommandFailure) -> [String] {
    var (texts, depth, isQuoted) = ([""], 0, false)
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted { depth += character == "[" ? 1 : character == "]" ? -1 : 0 }
      if character == ",", depth == 0, !isQuoted {
        texts.append("")
      } else {
        texts[texts.count - 1].append(character)
      }
    }
    let trimmed = texts.map { $0.trimmed }
    if trimmed.contains("") { throw Arguments.wrongValue(word, of: .vary, Self.example) }
    return trimmed
  }
}
