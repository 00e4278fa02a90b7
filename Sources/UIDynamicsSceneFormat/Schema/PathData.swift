// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// Parses one subpath of SVG path data: M, L, H, V, Q, C and Z, absolute and relative.
///
/// Source: W3C, "Scalable Vector Graphics (SVG) 1.1", section 8.3.
struct PathData {
  private let bytes: [UInt8]
  private var place = 0
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
    while place < bytes.count {
      let command = bytes[place]
      let upper = command & 0xDF
      guard ASCII.isLetter(command), "MLHVQCZ".utf8.contains(upper) else {
        throw unknownCommand()
      }
      if steps.isEmpty && upper != UInt8(ascii: "M") {
        throw fault("path data must start with M or m", at: place)
      }
      if !steps.isEmpty && upper == UInt8(ascii: "M") {
        throw fault(
          "a second outline starts here", at: place,
          hint: "UIKit uses only the first outline of a path; remove the others")
      }
      if case .close? = steps.last { throw fault("unexpected command after Z", at: place) }
      place += 1
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
      // Further pairs after an M are lines.
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
    let first = place
    skipNumber()
    let text = String(decoding: bytes[first..<place], as: UTF8.self)
    guard let value = Double(text) else {
      place = first
      if place >= bytes.count { throw fault("missing number at the end", at: place) }
      throw fault("missing number", at: place)
    }
    let largest = SchemaNumber.largest
    guard (origin + value).magnitude <= largest else {
      throw TextProblem(
        .invalidPathData, "the coordinate exceeds \(Sentence.number(largest)) pt",
        at: SourceRange(first, place))
    }
    return origin + value
  }

  private var startsNumber: Bool {
    place < bytes.count && (ASCII.isDigit(bytes[place]) || "+-.".utf8.contains(bytes[place]))
  }

  private mutating func skipNumber() {
    func at(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    if "+-".utf8.contains(at(place)) { place += 1 }
    while ASCII.isDigit(at(place)) { place += 1 }
    if at(place) == UInt8(ascii: ".") { place += 1 }
    while ASCII.isDigit(at(place)) { place += 1 }
    guard at(place) & 0xDF == UInt8(ascii: "E") else { return }
    let digits = "+-".utf8.contains(at(place + 1)) ? place + 2 : place + 1
    guard ASCII.isDigit(at(digits)) else { return }
    place = digits
    while ASCII.isDigit(at(place)) { place += 1 }
  }

  private mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[place]) { place += 1 }
  }

  private mutating func skipSeparator() {
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: ",") else { return }
    place += 1
    skipSpace()
  }

  private func unknownCommand() -> TextProblem {
    let known = "use M, L, H, V, Q, C and Z, in upper or lower case"
    let isOfSVG = "ATS".utf8.contains(bytes[place] & 0xDF)
    let text = String(decoding: bytes[place...].prefix(4), as: UTF8.self).prefix(1)
    return fault(
      isOfSVG
        ? "the SVG command \(text) is not supported"
        : "\(quoted(String(text))) is not an SVG command", at: place, hint: known)
  }

  private func fault(_ message: String, at place: Int, hint: String? = nil) -> TextProblem {
    TextProblem(
      .invalidPathData, message, at: SourceRange(place, min(place + 1, bytes.count)), hint: hint)
  }
}
