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

  @Test("tells every code that comes up in a run, and none that a check of a scene has")
  func runs() {
    let codes = RunWarningGuide.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(Set(codes).isDisjoint(with: DiagnosticCode.allCases.map(\.rawValue)))
  }

  @Test("is what the fixtures and the remedies make of it")
  func page() throws { try expectFile(DiagnosticPage.path, try DiagnosticPage.text()) }
}
