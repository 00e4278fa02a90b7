// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

/// Text that contains the digits ①②③… at the expected positions of diagnostics.
struct MarkedText {
  private static let marks = "①②③④⑤⑥⑦⑧⑨".unicodeScalars.map { $0 }

  let bytes: [UInt8]
  /// The byte offset of each mark in the text without marks.
  let offsets: [Int]

  init(_ text: String) {
    var (bytes, offsets) = ([UInt8](), [Int?](repeating: nil, count: Self.marks.count))
    for scalar in text.unicodeScalars {
      if let mark = Self.marks.firstIndex(of: scalar) {
        offsets[mark] = bytes.count
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    self.bytes = bytes
    self.offsets = offsets.compactMap { $0 }
  }
}

/// Loads a marked scene, and expects exactly one diagnostic at each mark, with the given codes in order.
func expectDiagnostics(
  _ text: String, _ expected: [DiagnosticCode], limits: SceneLimits = .default,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let marked = MarkedText(text)
  let loading = AdvisedLoader.load(marked.bytes, name: "marked.json", limits: limits)
  let actual = loading.diagnostics.map { "\($0.range.lower) \($0.code.rawValue)" }
  let wanted = zip(marked.offsets, expected).map { "\($0) \($1.rawValue)" }
  #expect(
    marked.offsets.count == expected.count, "marks and codes", sourceLocation: sourceLocation)
  #expect(
    actual == wanted,
    "\n\(DiagnosticRenderer(loading.source).render(loading.diagnostics))",
    sourceLocation: sourceLocation)
}
