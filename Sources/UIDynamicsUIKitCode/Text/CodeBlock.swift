// SPDX-License-Identifier: MIT

/// Lines of code with blanks for their depth.
typealias CodeBlock = [String]

extension CodeBlock {
  /// The lines one level deeper.
  var indented: CodeBlock { map { $0.isEmpty ? $0 : "  " + $0 } }

  /// The lines between a head and a closing brace.
  func within(_ head: String) -> CodeBlock { ["\(head) {"] + indented + ["}"] }

  /// The lines in a closure that does not keep the object, which Swift 5 takes within another one as well,
  /// as it does not one that keeps it.
  func withinWeakSelf(_ head: String) -> CodeBlock {
    ["\(head) { [weak self] in"] + (["guard let self else { return }"] + self).indented + ["}"]
  }

  /// Whether nothing is done in them.
  var isSilent: Bool { allSatisfy { $0.drop { $0 == " " }.starts(with: "//") } }

  /// As a text, with lines that are too long broken.
  var text: String { flatMap { CodeLine($0).broken }.joined(separator: "\n") + "\n" }
}
