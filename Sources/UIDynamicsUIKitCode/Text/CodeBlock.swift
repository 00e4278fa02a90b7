// SPDX-License-Identifier: MIT

/// Indented lines of code.
typealias CodeBlock = [String]

extension CodeBlock {
  var indented: CodeBlock { map { $0.isEmpty ? $0 : "  " + $0 } }

  func within(_ head: String) -> CodeBlock { ["\(head) {"] + indented + ["}"] }

  /// The lines in a closure that captures `self` weakly.
  ///
  /// Unlike a strong capture, this also compiles in nested closures with Swift 5.
  func withinWeakSelf(_ head: String) -> CodeBlock {
    ["\(head) { [weak self] in"] + (["guard let self else { return }"] + self).indented + ["}"]
  }

  var isSilent: Bool { allSatisfy { $0.drop { $0 == " " }.starts(with: "//") } }

  var text: String { flatMap { CodeLine($0).broken }.joined(separator: "\n") + "\n" }
}
