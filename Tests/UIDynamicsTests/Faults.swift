// SPDX-License-Identifier: MIT
import Testing
import UIDynamics

/// Expects that a process printed a message on standard error before it ended.
func expectSentence(
  _ sentence: String, in result: ExitTest.Result?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(
    text.contains(sentence), "standard error: \(text.prefix(600))",
    sourceLocation: sourceLocation)
}

/// Expects a check to throw a fault of the given kind, with a message.
func expectFault(
  _ kind: UIDynamicsFault.Kind, sourceLocation: SourceLocation = #_sourceLocation,
  _ check: () throws(UIDynamicsFault) -> Void
) {
  do {
    try check()
    Issue.record("no fault, expected \(kind)", sourceLocation: sourceLocation)
  } catch {
    #expect(error.kind == kind, "\(error)", sourceLocation: sourceLocation)
    #expect(error.description.hasSuffix("."), sourceLocation: sourceLocation)
  }
}
