// SPDX-License-Identifier: MIT

import SceneFormat
import Testing

@Suite("The page of diagnostics")
struct DiagnosticPageTests {
  @Test("has a remedy for every code, once")
  func complete() {
    let told = DiagnosticRemedies.chapters.flatMap { $0.remedies.map(\.key) }
    #expect(Set(told).count == told.count, "a code is told twice")
    #expect(told.sorted() == DiagnosticCode.allCases.map(\.rawValue).sorted())
  }

  @Test("tells of warnings in the chapters of warnings")
  func severities() throws {
    for chapter in DiagnosticRemedies.chapters {
      for (name, _) in chapter.remedies {
        let code = try #require(DiagnosticCode(rawValue: name), "\(name)")
        #expect((code.severity == .warning) == chapter.title.hasPrefix("Warnings"), "\(name)")
      }
    }
  }

  @Test("is what the fixtures and the remedies make of it")
  func page() throws { try expectFile(DiagnosticPage.path, try DiagnosticPage.text()) }
}
