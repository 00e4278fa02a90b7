// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsSceneFormat
import UIDynamicsSceneRunner

@Suite("The page of diagnostics", .timeLimit(.minutes(30)))
struct DiagnosticPageTests {
  @Test("tells every code once, those of warnings in chapters called so")
  func chapters() {
    #expect(DiagnosticChapter.allCases.flatMap(\.codes) == DiagnosticCode.allCases)
    for chapter in DiagnosticChapter.allCases {
      #expect(chapter.isOfWarnings == chapter.title.hasPrefix("Warnings"), "\(chapter)")
    }
  }

  @Test("lists every code that can occur in a run and no code of scene validation")
  func runs() {
    let codes = RunWarningGuide.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(Set(codes).isDisjoint(with: DiagnosticCode.allCases.map(\.rawValue)))
  }

  @Test("follows from the fixtures and the remedies")
  func page() throws { try expectFile(DiagnosticPage.path, try DiagnosticPage.text()) }
}
