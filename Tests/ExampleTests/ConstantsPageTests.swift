// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The page of constants", .timeLimit(.minutes(30)))
struct ConstantsPageTests {
  @Test(
    "lists every constant of the source",
    arguments: [
      "Sources/UIDynamicsPhysicsKernel/Tolerances.swift",
      "Sources/UIDynamicsClasses/Calibration/UIKitConstants.swift",
    ])
  func complete(source: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "docs/constants.md"), encoding: .utf8)
    let text = try String(contentsOf: root.appending(path: source), encoding: .utf8)
    let names = text.matches(of: /static (?:let|var) (\w+)/).map { String($0.output.1) }
    #expect(names.count > 10)
    for name in names { #expect(page.contains("`\(name)`"), "\(name) of \(source)") }
  }
}
