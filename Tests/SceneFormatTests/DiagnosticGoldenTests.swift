// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

@Suite("Diagnostic texts", .timeLimit(.minutes(30)))
struct DiagnosticGoldenTests {
  @Test(
    "A diagnostic has the text stored beside the scene that causes it",
    arguments: try Fixtures.codes())
  func text(of code: String) throws {
    for name in try Fixtures.cases(of: code) {
      let bytes = try Fixtures.bytes("\(code)/\(name).json")
      let loading = AdvisedLoader.load(bytes, name: "\(name).json")
      let text = DiagnosticRenderer(loading.source).render(loading.diagnostics)
      try expectGolden(text, "\(code)/\(name).txt")
      #expect(
        loading.diagnostics.contains { $0.code.rawValue == code },
        "\(code)/\(name).json causes no \(code)")
      let hasErrors = loading.diagnostics.contains { $0.severity == .error }
      #expect((loading.scene == nil) == hasErrors, "\(code)/\(name).json")
    }
  }

  @Test("Every diagnostic code has a test case")
  func everyCodeHasACase() throws {
    #expect(try Fixtures.codes() == DiagnosticCode.allCases.map(\.rawValue).sorted())
  }
}
