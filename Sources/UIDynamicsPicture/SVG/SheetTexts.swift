// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The text around the scene, and the room it needs.
struct SheetTexts {
  static let headingSize = 15.0
  static let noteSize = 11.0
  /// The width reserved for the gravity arrow in the first line.
  private static let gravityWidth = 90.0

  let heading: String
  let notes: [String]
  let gravity: Spot?
  private let names: [String]
  /// The time labels of each run: the last one, and the widest one before it.
  private let moments: [[String]]

  init(_ motions: [Motion], from: Double, isCut: Bool) {
    heading = motions[0].heading
    gravity = motions[0].gravity
    names = motions.map { $0.name }
    moments = [true, false].map { isEnd in motions.map { $0.moment(from: from, isEnd: isEnd) } }
    let notes = motions.flatMap { $0.notes }
    let cut = isCut ? ["Part of the motion is off-screen"] : []
    self.notes = notes.enumerated().filter { !notes[..<$0].contains($1) }.map { $0.element } + cut
  }

  func headingLines(in width: Double) -> [String] {
    Self.lines(
      heading, size: Self.headingSize, width: width - (gravity == nil ? 0 : Self.gravityWidth))
  }

  func linesBelow(_ moments: [String], in width: Double) -> [String] {
    let runs =
      names.count < 2
      ? moments
      : zip(names, moments).enumerated().map { index, run in
        "\(index == 0 ? "solid" : "dashed"): \(run.0), \(run.1)"
      }
    return (runs + notes).flatMap { Self.lines($0, size: Self.noteSize, width: width) }
  }

  func above(in width: Double) -> Double {
    Double(headingLines(in: width).count) * 1.3 * Self.headingSize + 14
  }

  /// The height below the scene, which is enough for the text at any time.
  func below(in width: Double) -> Double {
    let counts = moments.map { linesBelow($0, in: width).count }
    return Double(counts.max() ?? 0) * 1.4 * Self.noteSize + 10
  }

  private static func lines(_ text: String, size: Double, width: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ").map(String.init) {
      let longer = lines.last.map { $0 + " " + word } ?? word
      if !lines.isEmpty, ShownText.width(of: longer, size: size) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}

extension Motion {
  /// The text for the last time, or a placeholder of maximum width; all digits are equally wide.
  fileprivate func moment(from: Double, isEnd: Bool) -> String {
    guard let last = frames.last else { return "" }
    let first = Decimals.text(firstFrame(from: from).map { frames[$0].time } ?? last.time)
    let time = isEnd ? Decimals.text(last.time) : Decimals.text(last.time.rounded(.down)) + ".00"
    return moment(from: first, to: time, tick: last.tick, showsEnd: isEnd)
  }

  /// The last gravity; `nil` if it is zero or absent.
  fileprivate var gravity: Spot? {
    for timed in parts.reversed() {
      if case .gravity(let direction) = timed.part.kind {
        return direction.length > 0 ? direction : nil
      }
    }
    return nil
  }
}
