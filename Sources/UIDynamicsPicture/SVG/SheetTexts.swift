// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// What a sheet says around the scene, and how much room that takes.
struct SheetTexts {
  /// In pixels.
  static let headingSize = 15.0
  static let noteSize = 11.0
  /// What the arrow of gravity takes of the first line.
  private static let gravityWidth = 90.0

  let heading: String
  let notes: [String]
  /// The gravity that there was last, to which an arrow points.
  let gravity: Spot?
  /// How many runs have a line about their time.
  let runCount: Int

  init(_ motions: [Motion], isCut: Bool) {
    heading = motions[0].heading
    gravity = motions[0].gravity
    runCount = motions.count
    let notes = motions.flatMap(\.notes)
    let cut = isCut ? ["Some of it lies outside of the picture"] : []
    self.notes = notes.enumerated().filter { !notes[..<$0].contains($1) }.map(\.element) + cut
  }

  func headingLines(in width: Double) -> [String] {
    Self.lines(
      heading, size: Self.headingSize, width: width - (gravity == nil ? 0 : Self.gravityWidth))
  }

  func noteLines(in width: Double) -> [String] {
    notes.flatMap { Self.lines($0, size: Self.noteSize, width: width) }
  }

  /// The height above the scene where texts may be so wide, in pixels.
  func above(in width: Double) -> Double {
    Double(headingLines(in: width).count) * 1.3 * Self.headingSize + 14
  }

  /// That below it, for a line about the time of each run, and the notes.
  func below(in width: Double) -> Double {
    Double(noteLines(in: width).count + runCount) * 1.4 * Self.noteSize + 10
  }

  /// The lines of a text that fits into a width, in pixels.
  private static func lines(_ text: String, size: Double, width: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ").map(String.init) {
      let longer = lines.last.map { $0 + " " + word } ?? word
      if !lines.isEmpty, LabelPlaces.width(of: longer, size: size) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}

extension Motion {
  /// The gravity that there was last; nil where there was none.
  fileprivate var gravity: Spot? {
    for timed in parts.reversed() {
      if case .gravity(let direction) = timed.part.kind {
        return direction.length > 0 ? direction : nil
      }
    }
    return nil
  }
}
