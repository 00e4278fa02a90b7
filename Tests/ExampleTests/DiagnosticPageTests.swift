// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsSceneFormat
import UIDynamicsSceneRunner

@Suite("The diagnostics page", .timeLimit(.minutes(30)))
struct DiagnosticPageTests {
  @Test("Every diagnostic code is in one chapter, and only chapters of warnings are titled so")
  func chapters() {
    #expect(DiagnosticChapter.allCases.flatMap(\.codes) == DiagnosticCode.allCases)
    for chapter in DiagnosticChapter.allCases {
      #expect(chapter.isOfWarnings == chapter.title.hasPrefix("Warnings"), "\(chapter)")
    }
  }

  @Test("The codes of run warnings are unique and differ from those of scene validation")
  func runs() {
    let codes = RunWarningGuide.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(Set(codes).isDisjoint(with: DiagnosticCode.allCases.map(\.rawValue)))
  }

  @Test("The diagnostics page equals the one generated from the fixtures and remedies")
  func page() throws { try expectFile(DiagnosticPage.path, try DiagnosticPage.text()) }
}
