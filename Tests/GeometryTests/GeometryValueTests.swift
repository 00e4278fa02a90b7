// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIDynamicsGeometry

#if !FOUNDATION_TYPES
  import struct UIDynamicsGeometry.CGAffineTransform
  import struct UIDynamicsGeometry.CGPoint
  import struct UIDynamicsGeometry.CGRect
  import struct UIDynamicsGeometry.CGSize
  import struct UIDynamicsGeometry.CGVector
#endif

@Suite(.timeLimit(.minutes(30))) struct GeometryValueTests {
  @Test("A range is infinite if both limits reach the largest 32-bit number")
  func infiniteRanges() {
    let largest = Double(Float.greatestFiniteMagnitude)
    let cases: [(UIFloatRange, Bool)] = [
      (.infinite, true), (.zero, false), (UIFloatRange(minimum: -1e39, maximum: 1e39), true),
      (UIFloatRange(minimum: -largest, maximum: largest), true),
      (UIFloatRange(minimum: -largest.nextDown, maximum: largest), false),
      (UIFloatRange(minimum: -.infinity, maximum: 3), false),
      (UIFloatRange(minimum: -.infinity, maximum: .nan), false),
      (UIFloatRange(minimum: .nan, maximum: .nan), false),
    ]
    for (range, isInfinite) in cases { #expect(range.isInfinite == isInfinite, "\(range)") }
  }

  @Test("Values created without arguments are zero")
  func zeros() {
    #expect(CGPoint() == CGPoint(x: 0, y: 0) && CGPoint() == .zero)
    #expect(CGVector() == CGVector(dx: 0, dy: 0) && CGVector() == .zero)
    #expect(CGSize() == CGSize(width: 0, height: 0) && CGSize() == .zero)
    #expect(CGRect() == CGRect(x: 0, y: 0, width: 0, height: 0) && CGRect() == .zero)
    #expect(UIOffset() == UIOffset(horizontal: 0, vertical: 0) && UIOffset() == .zero)
    #expect(UIEdgeInsets() == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(UIFloatRange() == .zero)
  }

  @Test("Values are encoded like Apple's types and can be decoded")
  func encodings() throws {
    try expectEncoding(CGPoint(x: 1, y: 2), "[1,2]")
    try expectEncoding(CGVector(dx: 1, dy: 2), "[1,2]")
    try expectEncoding(CGSize(width: 1, height: 2), "[1,2]")
    try expectEncoding(CGRect(x: 1, y: 2, width: 3, height: 4), "[[1,2],[3,4]]")
    try expectEncoding(
      CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), "[1,2,3,4,5,6]")
    try expectEncoding(
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      #"{"bottom":3,"left":2,"right":4,"top":1}"#)
    try expectEncoding(UIOffset(horizontal: 1, vertical: 2), #"{"horizontal":1,"vertical":2}"#)
  }

  @Test("Debug descriptions list the numbers in order")
  func debugTexts() {
    #expect(String(reflecting: CGVector(dx: 1, dy: 2.5)) == "(1.0, 2.5)")
    // Foundation's types also print the type name.
    #if !FOUNDATION_TYPES
      #expect(String(reflecting: CGPoint(x: 1, y: 2.5)) == "(1.0, 2.5)")
      #expect(String(reflecting: CGSize(width: 1, height: 2.5)) == "(1.0, 2.5)")
      #expect(
        String(reflecting: CGRect(x: 1, y: 2, width: 3, height: 4)) == "(1.0, 2.0, 3.0, 4.0)")
    #endif
    #expect(
      String(reflecting: CGAffineTransform.identity) == "[1.0, 0.0, 0.0, 1.0, 0.0, 0.0]")
  }

  private func expectEncoding<Value: Codable & Equatable>(_ value: Value, _ text: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(value)
    #expect(String(decoding: data, as: UTF8.self) == text)
    #expect(try JSONDecoder().decode(Value.self, from: data) == value)
  }
}
