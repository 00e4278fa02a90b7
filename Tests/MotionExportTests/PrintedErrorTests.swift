// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite("The error that an export states", .timeLimit(.minutes(30)))
struct PrintedErrorTests {
  /// The tolerance for rows, which contain 32-bit numbers.
  private static let digits = 1e-5

  private static let forms = ["css", "waapi", "svg", "lottie", "ca", "swiftui", "compose"]

  /// A partial test run checks one form per scene, in turn, and all forms for the most complex scene.
  private static func forms(of name: String) -> [String] {
    guard name != ComingAndGoing.name, let index = Recording.some.firstIndex(of: name) else {
      return forms
    }
    return Seeds.rotated(forms, by: index)
  }

  private func read(_ text: String, _ form: String) throws -> [String: ReadItem] {
    switch form {
    case "css", "svg": WebReader.classes(of: text)
    case "waapi": try WebReader.items(of: text)
    case "lottie": try LottieReader.items(of: text)
    case "ca": CodeReader.coreAnimation(text)
    case "swiftui": CodeReader.swiftUI(text)
    default: CodeReader.compose(text)
    }
  }

  @Test(
    "The stated error is the printed numbers' error at the worst tick, within the tolerance",
    arguments: Recording.some)
  func error(_ name: String) throws {
    let recording = try Recording.of(name)
    for form in Self.forms(of: name) {
      let text = try recording.exported(form)
      let items = try read(text, form)
      expectComplete(items, recording, form)
      let worst = worst(items, recording, form)
      let printed = try #require(text.firstMatch(of: /largest error ([0-9.]+) pt/)?.1)
      let bound = try #require(Double(printed))
      // For a changing size, only an upper bound is reported. A channel is omitted if it moves by 0.005 at most.
      let slack = name == "position-to-bounds" ? 0.25 : 0.005
      // The printed value is rounded up.
      let unit = bound < 0.01 ? 1.1e-5 : bound < 0.1 ? 1.1e-4 : 1.1e-3
      #expect(
        worst <= bound + Self.digits && worst >= bound - unit - slack,
        "\(name) as \(form): got \(worst), printed \(printed)")
      #expect(worst <= 0.25 + Self.digits, "\(name) as \(form)")
    }
  }

  @Test("Items that come and go are visible exactly when they have rows", arguments: Recording.some)
  func absences(_ name: String) throws {
    let recording = try Recording.of(name)
    for form in Self.forms(of: name) {
      let items = try read(try recording.exported(form), form)
      for (id, rows) in recording.seen {
        #expect(
          !rows.isShown.contains(false) || items[id] != nil, "\(name) as \(form): \(id)")
        guard let item = items[id] else { continue }
        let wrong = rows.isShown.indices.filter { item.isShown(atTick: $0) != rows.isShown[$0] }
        #expect(wrong == [], "\(name) as \(form): \(id) at these ticks")
      }
      #expect(items["never"] == nil, "\(form)")
    }
  }

  @Test("Items in the test scene are visible exactly in the ticks that its events imply")
  func showings() throws {
    let recording = try Recording.of(ComingAndGoing.name)
    #expect(Set(recording.items.keys) == Set(ComingAndGoing.showings.keys))
    for (id, ranges) in ComingAndGoing.showings {
      let shown = recording.items[id]?.isShown.indices.filter { tick in
        recording.items[id]?.isShown[tick] == true
      }
      #expect(shown == ranges.flatMap(Array.init), "\(id)")
    }
  }

  /// Returns the largest error of a point on an item at any tick, over all channels.
  private func worst(
    _ items: [String: ReadItem], _ recording: Recording, _ form: String
  ) -> Double {
    var worst = 0.0
    for (id, item) in items {
      guard let rows = recording.items[id] else { continue }
      for channel in ["x", "y", "angle", "width", "height"] {
        let track = rows.track(channel)
        for tick in track.indices {
          guard var value = item.value(channel, atTick: tick) else { continue }
          if item.isRelative && (channel == "x" || channel == "y") {
            value += track[0]
            // `translate` moves the top left corner of the unrotated bounds.
            let (name, sizes) = channel == "x" ? ("width", rows.width) : ("height", rows.height)
            if form == "css" || form == "waapi", let size = item.value(name, atTick: tick) {
              value += (size - sizes[0]) / 2
            }
          }
          if form == "lottie" { value += recording.origin[channel] ?? 0 }
          let off = (value - track[tick]).magnitude * rows.weight(channel)
          if off > worst || off.isNaN { worst = off.isNaN ? .infinity : off }
        }
      }
    }
    return worst
  }

  /// Expects that no moving channel is omitted.
  private func expectComplete(
    _ items: [String: ReadItem], _ recording: Recording, _ form: String
  ) {
    for (id, rows) in recording.seen {
      for channel in ["x", "y", "angle"] {
        let track = rows.track(channel)
        let distance = track.map { ($0 - track[0]).magnitude }.max() ?? 0
        guard distance * rows.weight(channel) > 0.01 else { continue }
        let isWritten = items[id]?.value(channel, atTick: 0) != nil
        #expect(isWritten, "\(recording.name) as \(form): \(id).\(channel)")
      }
    }
  }
}
