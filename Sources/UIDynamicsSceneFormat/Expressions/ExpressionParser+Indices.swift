// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// Hints for indices, which the language lacks: `card.center[1]` and `dot[0].y`.
extension ExpressionParser {
  func withIndexHint(_ problem: TextProblem) -> TextProblem {
    let (bytes, bracket) = (checker.bytes, problem.range.lower)
    guard bracket > 0, bracket < bytes.count, bytes[bracket] == ASCII.openBracket,
      ASCII.isWord(bytes[bracket - 1]) || bytes[bracket - 1] == ASCII.backtick
        || bytes[bracket - 1] == UInt8(ascii: ")")
    else { return problem }
    var problem = problem
    problem.hint = meant(byIndexAt: bracket).map { Suggestion.hint([$0]) ?? $0 }
    return problem
  }

  private func meant(byIndexAt bracket: Int) -> String? {
    let bytes = checker.bytes
    let name = String(decoding: bytes[startOfName(before: bracket)..<bracket], as: UTF8.self)
    let end = bytes[(bracket + 1)...].firstIndex { !ASCII.isDigit($0) } ?? bytes.count
    guard end < bytes.count, bytes[end] == ASCII.closeBracket,
      let index = Int(String(decoding: bytes[(bracket + 1)..<end], as: UTF8.self)), index < .max
    else { return nil }
    let rest = bytes[(end + 1)...].prefix { ASCII.isWord($0) || $0 == ASCII.point }
    let tail = String(decoding: rest, as: UTF8.self)
    let head = name.prefix { $0 != "." }.filter { $0 != "`" }
    if index < 2, tail.isEmpty, checker.meaning(of: head, isQuoted: name.hasPrefix("`")) != nil {
      let part = "\(name).\(index == 0 ? "x" : "y")"
      if hasValue(name), hasValue(part) { return part }
    }
    let copy = SceneIdentifier.copy(index + 1, of: head)
    guard !name.contains("."), checker.scope.meaning(of: copy) != nil else { return nil }
    return hasValue("`\(copy)`\(tail)") ? "`\(copy)`\(tail)" : nil
  }

  private func startOfName(before end: Int) -> Int {
    let bytes = checker.bytes
    var start = end
    while start > 0 {
      let last = bytes[start - 1]
      if last == ASCII.backtick, let open = bytes[..<(start - 1)].lastIndex(of: ASCII.backtick) {
        start = open
      } else if ASCII.isWord(last) || last == ASCII.point {
        start -= 1
      } else {
        break
      }
    }
    return start
  }

  /// True if the text is a valid expression in the current scope.
  private func hasValue(_ text: String) -> Bool {
    guard var parser = try? ExpressionParser(Array(text.utf8), in: checker.scope) else {
      return false
    }
    parser.checker.lists = checker.lists
    guard let whole = try? parser.parse() else { return false }
    return whole.node != nil && parser.checker.problems.isEmpty
  }
}
