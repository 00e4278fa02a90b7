// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsTrajectory

@Suite("NumberText", .timeLimit(.minutes(30)))
struct NumberTextTests {
  @Test(
    "A Float is written in its shortest JSON form",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (-0.25, "-0.25"),
      (187.5, "187.5"), (333.569397, "333.5694"), (16_777_215, "16777215"),
      (16_777_216, "16777216"), (16_777_218, "1.6777218e7"), (-3e7, "-3e7"), (0.0001, "0.0001"),
      (0.00001, "1e-5"),
      (-Float.leastNormalMagnitude, "-1.1754944e-38"), (Float.leastNonzeroMagnitude, "1e-45"),
      (3.40282347e38, "3.4028235e38"),
    ] as [(Float, String)])
  func float(value: Float, text: String) {
    #expect(NumberTextTests.text(of: value) == text)
  }

  @Test(
    "A Double is written in its shortest JSON form",
    arguments: [
      (0, "0"), (-0.0, "0"), (10, "10"), (1.0 / 60, "0.016666666666666666"), (-2.5, "-2.5"),
      (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
      (1.8014398509481984e16, "1.8014398509481984e16"), (1e300, "1e300"), (1e-7, "1e-7"),
      (Double.leastNonzeroMagnitude, "5e-324"),
      (-1.7976931348623157e308, "-1.7976931348623157e308"),
    ] as [(Double, String)])
  func double(value: Double, text: String) {
    #expect(NumberTextTests.text(of: value) == text)
  }

  @Test("Integers keep every digit", arguments: [0, 7, 10, -10, 999, 1000, Int.max, Int.min])
  func integer(value: Int) {
    var buffer = ByteBuffer()
    NumberText.append(value, to: &buffer)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == "\(value)")
  }

  @Test("Hexadecimal text has sixteen digits")
  func hexadecimal() {
    var buffer = ByteBuffer()
    NumberText.append(hexadecimal: 0x00AB_CDEF_0123_4567, to: &buffer)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == "00abcdef01234567")
  }

  @Test("A number that is not finite is written as null")
  func nonFinite() {
    for value in [Float.infinity, -.infinity, .nan, .signalingNaN] {
      #expect(Self.text(of: value) == "null")
      #expect(Self.text(of: Double(value)) == "null")
    }
  }

  @Test("Random Floats can be parsed back and have no shorter text")
  func randomFloats() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<Seeds.of(30_000) {
      let value = Float(bitPattern: UInt32(truncatingIfNeeded: generator.next()))
      guard value.isFinite else { continue }
      let text = Self.text(of: value)
      let shorter = DecimalText(text)?.shorterTexts(of: Double(value)) ?? []
      #expect(DecimalText(text) != nil, "not a JSON number: \(text)")
      #expect(Float(text) == value, "\(text) for bits \(value.bitPattern)")
      #expect(shorter.allSatisfy { Float($0) != value }, "\(text) is not the shortest")
    }
  }

  @Test("Floats across the whole range, and near powers of 2 and 10, print as in Swift")
  func standardLibrary() {
    var bits = Set((0..<255).flatMap { exponent in (-2...2).map { exponent << 23 + $0 } })
    for exponent in -45...38 {
      let power = Int(Float("1e\(exponent)")!.bitPattern)
      bits.formUnion((-3...3).map { power + $0 })
    }
    let step = 2_147_483_647 / Seeds.of(100_000)
    bits.formUnion(stride(from: 1, to: 0x7F80_0000, by: step))
    for pattern in bits.sorted() where (1..<0x7F80_0000).contains(pattern) {
      let value = Float(bitPattern: UInt32(pattern))
      #expect(Self.text(of: value) == DecimalText.short(value.description), "bits \(pattern)")
      #expect(Self.text(of: -value) == "-" + Self.text(of: value))
    }
  }

  @Test("Doubles across the whole range, and near powers of 2 and 10, print as in Swift")
  func standardLibraryOfDoubles() {
    var bits = Set((0..<2_047).flatMap { exponent in (-2...2).map { exponent << 52 + $0 } })
    for exponent in -323...308 {
      let power = Int(Double("1e\(exponent)")!.bitPattern)
      bits.formUnion((-3...3).map { power + $0 })
    }
    // Adds the times of ticks, and numbers with few digits.
    for tick in 1...2_000 {
      bits.insert(Int((Double(tick) / 60).bitPattern))
      bits.insert(Int((Double(tick) / 1_000).bitPattern))
    }
    let last = 0x7FF0_0000_0000_0000
    bits.formUnion(stride(from: 1, to: last, by: last / Seeds.of(50_000)))
    for pattern in bits.sorted() where (1..<last).contains(pattern) {
      let value = Double(bitPattern: UInt64(pattern))
      #expect(Self.text(of: value) == DecimalText.short(value.description), "bits \(pattern)")
      #expect(Self.text(of: -value) == "-" + Self.text(of: value))
    }
  }

  @Test("Random Doubles can be parsed back and have no shorter text")
  func randomDoubles() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<Seeds.of(15_000) {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      let text = Self.text(of: value)
      let shorter = DecimalText(text)?.shorterTexts(of: value) ?? []
      #expect(DecimalText(text) != nil, "not a JSON number: \(text)")
      #expect(Double(text) == value, "\(text) for bits \(value.bitPattern)")
      #expect(shorter.allSatisfy { Double($0) != value }, "\(text) is not the shortest")
    }
  }

  @Test("Numbers of a scene's magnitude can be parsed back and have no shorter text")
  func sceneSizedFloats() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<15_000 {
      let value = Float(Double(Int64(bitPattern: generator.next()) >> 32) * 1e-6)
      let text = Self.text(of: value)
      let shorter = DecimalText(text)?.shorterTexts(of: Double(value)) ?? []
      #expect(Float(text) == value)
      #expect(shorter.allSatisfy { Float($0) != value }, "\(text) is not the shortest")
    }
  }

  @Test("The test oracle finds a shorter decimal if there is one")
  func oracle() throws {
    let tooLong = try #require(DecimalText("0.10000000"))
    #expect(tooLong.significantDigits == 1)
    let almost = try #require(DecimalText("0.100000001"))
    #expect(almost.shorterTexts(of: Double(Float(0.1))).contains { Float($0) == 0.1 })
    for text in ["01", "1.", ".5", "+1", "1e+5", "1e05", "1E5", "", "-", "nan", "0x1"] {
      #expect(DecimalText(text) == nil, "\(text) is not a short JSON number")
    }
  }

  private static func text(of value: Float) -> String {
    var buffer = ByteBuffer()
    NumberText.append(value, to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  private static func text(of value: Double) -> String {
    var buffer = ByteBuffer()
    NumberText.append(value, to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}
