// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat

@Suite("Random expressions", .timeLimit(.minutes(30)))
struct ExpressionTermTests {
  private func terms(
    _ seeds: Range<UInt64>, _ body: (ExpressionTerm, String) throws -> Void
  ) {
    withEverySeed(seeds) { generator in
      for type in ExpressionType.allCases {
        let term = ExpressionTerm.random(type, depth: 6, &generator)
        let text = term.text
        if text.utf8.count <= ExpressionLimit.bytes { try body(term, text) }
      }
    }
  }

  @Test("A random expression that is printed and parsed again gives the same tree")
  func roundTrip() {
    terms(0..<UInt64(Seeds.of(1_000))) { term, text in
      let expression = try ExpressionFixture().check(text)
      #expect(ExpressionTerm(expression.tree) == term, "\(text)")
      #expect(expression.text == text)
    }
  }

  @Test("A random expression gives the same bits as a plain walk over the tree")
  func difference() {
    var faults = 0
    var values = 0
    terms(10_000..<10_000 + UInt64(Seeds.of(2_000))) { term, text in
      let expected = term.value(in: ExpressionFixture())
      let actual = try? ExpressionFixture().check(text).evaluate(in: ExpressionFixture())
      #expect(bits(actual) == bits(expected), "\(text): \(actual as Any), \(expected as Any)")
      if expected == nil { faults += 1 } else { values += 1 }
    }
    #expect(
      faults > Seeds.of(500) && values > Seeds.of(2_500), "\(faults) faults, \(values) values")
  }

  /// The bits of a value, to distinguish 0 from −0.
  private func bits(_ value: ExpressionValue?) -> String {
    switch value {
    case .number(let number): "\(number.bitPattern)"
    case .vector(let vector): "\(vector.dx.bitPattern) \(vector.dy.bitPattern)"
    default: "\(value as Any)"
    }
  }
}
