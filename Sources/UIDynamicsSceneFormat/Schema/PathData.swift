// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// Parses one subpath of SVG path data: M, L, H, V, Q, C and Z, absolute and relative.
///
/// Source: W3C, "Scalable Vector Graphics (SVG) 1.1", section 8.3.
struct PathData {
  private let bytes: [UInt8]
  private var next = 0
  private var steps: [PathElement] = []
  private var start = CGPoint.zero
  private var point = CGPoint.zero

  static func steps(_ bytes: [UInt8]) throws(TextProblem) -> [PathElement] {
    var data = PathData(bytes: bytes)
    try data.readAll()
    return data.steps
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readAll() throws(TextProblem) {
    skipSpace()
    while next < bytes.count {
      let command = bytes[next]
      let upper = command & 0xDF
      guard ASCII.isLetter(command), "MLHVQCZ".utf8.contains(upper) else {
        throw unknownCommand()
      }
      if steps.isEmpty && upper != UInt8(ascii: "M") {
        throw fault("path data must start with M or m", at: next)
      }
      if !steps.isEmpty && upper == UInt8(ascii: "M") {
        throw fault(
          "a second outline starts here", at: next,
          hint: "UIKit uses only the first outline of a path; remove the others")
      }
      if case .close? = steps.last { throw fault("unexpected command after Z", at: next) }
      next += 1
      try read(upper, isRelative: command != upper)
    }
    if steps.isEmpty {
      throw TextProblem(.invalidPathData, "the path data is empty", at: SourceRange(0, 0))
    }
  }

  private mutating func read(_ command: UInt8, isRelative: Bool) throws(TextProblem) {
    if command == UInt8(ascii: "Z") {
      steps.append(.close)
      point = start
      return skipSpace()
    }
    repeat {
      try readStep(command, isRelative: isRelative)
      skipSeparator()
    } while startsNumber
  }

  private mutating func readStep(_ command: UInt8, isRelative: Bool) throws(TextProblem) {
    let origin = isRelative ? point : .zero
    switch command {
    case UInt8(ascii: "H"):
      point.x = try number(from: origin.x)
      steps.append(.line(point))
    case UInt8(ascii: "V"):
      point.y = try number(from: origin.y)
      steps.append(.line(point))
    case UInt8(ascii: "Q"):
      let control = try position(from: origin)
      point = try position(from: origin)
      steps.append(.quad(control: control, end: point))
    case UInt8(ascii: "C"):
      let (first, second) = (try position(from: origin), try position(from: origin))
      point = try position(from: origin)
      steps.append(.cubic(control1: first, control2: second, end: point))
    default:
      point = try position(from: origin)
      // Additional pairs after an M are lines.
      if steps.isEmpty { start = point }
      steps.append(steps.isEmpty ? .move(point) : .line(point))
    }
  }

  private mutating func position(from origin: CGPoint) throws(TextProblem) -> CGPoint {
    let x = try number(from: origin.x)
    return CGPoint(x: x, y: try number(from: origin.y))
  }

  private mutating func number(from origin: Double) throws(TextProblem) -> Double {
    skipSeparator()
    let first = next
    skipNumber()
    let text = String(decoding: bytes[first..<next], as: UTF8.self)
    guard let value = Double(text) else {
      next = first
      throw fault("missing number", at: next)
    }
    let largest = SchemaNumber.largest
    guard (origin + value).magnitude <= largest else {
      throw TextProblem(
        .invalidPathData, "the coordinate exceeds \(Sentence.number(largest)) pt",
        at: SourceRange(first, next))
    }
    return origin + value
  }

  private var startsNumber: Bool {
    next < bytes.count && (ASCII.isDigit(bytes[next]) || "+-.".utf8.contains(bytes[next]))
  }

  private mutating func skipNumber() {
    func at(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    if "+-".utf8.contains(at(next)) { next += 1 }
    while ASCII.isDigit(at(next)) { next += 1 }
    if at(next) == UInt8(ascii: ".") { next += 1 }
    while ASCII.isDigit(at(next)) { next += 1 }
    guard at(next) & 0xDF == UInt8(ascii: "E") else { return }
    let digits = "+-".utf8.contains(at(next + 1)) ? next + 2 : next + 1
    guard ASCII.isDigit(at(digits)) else { return }
    next = digits
    while ASCII.isDigit(at(next)) { next += 1 }
  }

  private mutating func skipSpace() {
    while next < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[next]) {
      next += 1
    }
  }

  private mutating func skipSeparator() {
    skipSpace()
    guard next < bytes.count, bytes[next] == UInt8(ascii: ",") else { return }
    next += 1
    skipSpace()
  }

  private func unknownCommand() -> TextProblem {
    let text = String(decoding: bytes[next...].prefix(4), as: UTF8.self).prefix(1)
    return fault(
      "\(quoted(String(text))) is not a supported command", at: next,
      hint: "use M, L, H, V, Q, C or Z, in upper or lower case")
  }

  private func fault(_ message: String, at next: Int, hint: String? = nil) -> TextProblem {
    TextProblem(
      .invalidPathData, message, at: SourceRange(next, min(next + 1, bytes.count)), hint: hint)
  }
}
