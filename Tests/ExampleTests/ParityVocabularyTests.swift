// SPDX-License-Identifier: MIT

import Testing

@Suite("The vocabulary of the parity tests", .timeLimit(.minutes(30)))
struct ParityVocabularyTests {
  /// This package's additions to UIKit; a test that used them would not be UIKit code.
  private static let ours = [
    "advance(by", "screenScale", "warningHandler", ".warnings", "validate(", "(id:", ".seed",
    "UIDynamicsFault", "UIDynamicsWarning", "EvaluationBlock",
  ]

  /// The only file that may call `advance(by:)`, because it replaces the display link.
  private static let clock = "Tests/ParityTests/Support/HeadlessUIKit.swift"

  @Test("Parity tests only use UIKit's names, except in the file that advances time")
  func words() throws {
    let files = try Repository.files(under: "Tests/ParityTests", ending: ".swift")
    #expect(files.contains(Self.clock))
    for file in files {
      let text = try Repository.text(file)
      for word in Self.ours where text.contains(word) {
        #expect(file == Self.clock && word == "advance(by", "\(file) has \(word)")
      }
      #expect(!text.contains("import Foundation") && !text.contains("@testable"), "\(file)")
      let imports = text.matches(of: /import (\w+)/).map { String($0.1) }
      #expect(Set(imports).isSubset(of: ["Testing", "UIKit", "UIDynamics"]), "\(file): \(imports)")
    }
  }
}
