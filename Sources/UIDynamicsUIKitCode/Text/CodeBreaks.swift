// SPDX-License-Identifier: MIT

struct CodeBreaks {
  private enum Kind { case list, operation, choice, assignment }

  private struct Break {
    /// The index where the new line would begin.
    var at: Int
    /// The number of open brackets there.
    var depth: Int
    var kind: Kind
  }

  private let text: [Character]
  private var breaks: [Break] = []

  init(_ text: [Character], width: Int) {
    self.text = text
    var (depth, isInText) = (0, false)
    for index in text.indices {
      let character = text[index]
      if character == "\"" && (index == 0 || text[index - 1] != "\\") { isInText.toggle() }
      if isInText { continue }
      if "([{".contains(character) {
        depth += 1
        // Short bracketed parts stay on one line.
        if character != "{", closes(index) > width - 4 { add(index + 1, depth, .list) }
      }
      if ")]}".contains(character) { depth -= 1 }
      if character == " ", index > 0, let kind = kind(ofBlank: index) {
        add(index + 1, depth, kind)
      }
    }
  }

  private mutating func add(_ index: Int, _ depth: Int, _ kind: Kind) {
    if index < text.count { breaks.append(Break(at: index, depth: depth, kind: kind)) }
  }

  private func closes(_ opening: Int) -> Int {
    var depth = 0
    for index in text.indices[opening...] {
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) { depth -= 1 }
      if depth == 0 { return index }
    }
    return text.count
  }

  private func kind(ofBlank index: Int) -> Kind? {
    if text[index - 1] == "," { return .list }
    switch String(text[(index + 1)...].prefix { $0 != " " }) {
    case "&&", "||", "+", "-", "<", ">", "<=", ">=", "==", "!=": return .operation
    case "?", ":": return .choice
    case "=": return .assignment
    default: return nil
    }
  }

  /// The index of the space before `=`, if an operator follows where the line can be broken.
  var assignment: Int? {
    guard let sign = breaks.first(where: { $0.kind == .assignment && $0.depth == 0 }),
      breaks.contains(where: { $0.depth == 0 && ($0.kind == .operation || $0.kind == .choice) })
    else { return nil }
    return sign.at - 1
  }

  /// The outermost breaks; lists are broken before choices and operators.
  private var used: [Break] {
    let all = breaks.filter { $0.kind != .assignment }
    let least = all.map { $0.depth }.min()
    let outermost = all.filter { $0.depth == least }
    for kind in [Kind.list, .choice] where outermost.contains(where: { $0.kind == kind }) {
      return outermost.filter { $0.kind == kind }
    }
    return outermost
  }

  /// A conditional expression is broken at every operator.
  var isChoice: Bool { used.first?.kind == .choice }

  var pieces: [String] {
    var (pieces, start) = ([String](), 0)
    for piece in used {
      pieces.append(String(text[start..<piece.at]))
      start = piece.at
    }
    return pieces + [String(text[start...])]
  }
}
