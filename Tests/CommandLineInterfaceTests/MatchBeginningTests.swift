// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Where a recording begins", .timeLimit(.minutes(30)))
struct MatchBeginningTests {
  private let folder = TestFolder()

  /// The message about a recording that begins at other places than the views at (70, 60) and (200, 90).
  ///
  /// The bounds are from (0, 0) to (375, 667).
  private func message(
    _ a: (Double, Double), _ b: (Double, Double)?, thenMovesBy way: Double = 0, fit: Bool = false
  ) -> String {
    let rows = (0...30).flatMap { tick in
      let (time, way) = (Double(tick) / 60, tick == 0 ? 0 : way)
      return ["\(time),a,\(a.0),\(a.1)"] + (b.map { ["\(time),b,\($0.0 + way),\($0.1)"] } ?? [])
    }
    folder.write("r.csv", (["time,item,x,y"] + rows).joined(separator: "\n") + "\n")
    folder.write(
      "s.json",
      """
      { "referenceView": { "size": [375, 667] },
        "parameters": { "damping": { "value": 0.5, "min": 0.1, "max": 1 } },
        "views": [{ "id": "a", "center": [70, 60], "size": [30, 20] },
          { "id": "b", "center": [200, 90], "size": [10, 40] }],
        "behaviors": [{ "type": "snap", "item": "a", "snapPoint": [70, 60], "damping": "=damping" },
          { "type": "dynamicItem", "items": ["b"] }],
        "expect": [{ "match": { "file": "r.csv", "within": 1 } }],
        "run": { "timeLimit": 0.5, "until": "timeLimit" } }
      """)
    let words =
      fit
      ? ["fit", folder("s.json"), "--runs", "3"]
      : ["run", folder("s.json"), "-q", "-o", "/dev/null"]
    let result = cli(words)
    #expect(result.code == .negative, "\(result.messages)")
    return fit ? result.output : result.messages
  }

  private func expect(
    _ sentence: String, _ a: (Double, Double), _ b: (Double, Double)?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (x, y) = (a.0, a.1)
    let places =
      "in r.csv, a starts at (\(short(x)), \(short(y))), but here at (70, 60)\(sentence)\n"
    let came = message(a, b)
    #expect(came.contains("; " + places), "\(came)", sourceLocation: sourceLocation)
  }

  private func short(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  @Test("Pixels, mirrored axes and other coordinates are named, with numbers rounded to pixels")
  func coordinates() {
    expect(": it is scaled by 3, as if in pixels", (210, 180), (600, 270))
    expect(": it is scaled by 2, as if in pixels", (140, 120), nil)
    expect(": it is scaled by 0.5", (35, 30), (100, 45))
    expect(": x is mirrored, 375 − x", (305, 60), (175, 90))
    expect(": x is mirrored, 375 − x", (305.3, 59.7), nil)
    expect(": y points up, 667 − y", (70, 607), (200, 577))
    expect(": everything is offset by (0, 88), as if in another view", (70, 148), (200, 178))
    expect(": everything is offset by (-12, 5), as if in another view", (58, 65), (188, 95))
  }

  @Test("Where no rule says it of all items, there are the places only")
  func places() {
    expect("", (70, 148), nil)
    expect("", (210, 180), (600, 90))
    expect("", (305, 60), (200, 90))
    expect("", (305, 180), (175, 270))
    expect("", (70, 607), (200, 90))
    // Half a point beyond the allowed rounding.
    expect("", (306, 60), (175, 90))
  }

  @Test(
    "A view in a superview is mirrored in that, and recorders take the coordinates of the window",
    arguments: [
      ("70,260", ": y points up, 300 − y"), ("130,40", ": x is mirrored, 200 − x"),
      ("107,96", ": it is in the reference view's coordinates, but rows use the superview's"),
      ("70,660", ""), ("330,40", ""), ("33,-16", ""), ("107,40", ""),
    ])
  func superview(place: String, sentence: String) {
    folder.write("r.csv", "time,item,x,y\n0,b,\(place)\n0.5,b,\(place)\n")
    folder.write(
      "s.json",
      """
      { "referenceView": { "size": [400, 700] },
        "views": [{ "id": "page", "frame": [7, 6, 300, 400] },
          { "id": "box", "superview": "page", "frame": [30, 50, 200, 300] },
          { "id": "b", "superview": "box", "center": [70, 40], "size": [44, 18] }],
        "behaviors": [{ "type": "dynamicItem", "items": ["b"] }],
        "expect": [{ "match": { "file": "r.csv", "within": 1 } }],
        "run": { "timeLimit": 0.5, "until": "timeLimit" } }
      """)
    let came = cli(["run", folder("s.json"), "-q", "-o", "/dev/null"])
    let recorded = place.replacing(",", with: ", ")
    #expect(
      came.messages.contains(
        "in r.csv, b starts at (\(recorded)), but here at (70, 40)\(sentence)\n"),
      "\(came.messages)")
  }

  @Test("Nothing is said of it where a motion begins in the right place")
  func right() {
    let came = message((70, 60), (200, 90), thenMovesBy: 40)
    #expect(came.contains("b.x is off by 40 pt at 0.017 s (tick 1)"), "\(came)")
    #expect(!came.contains("starts at"), "\(came)")
  }

  @Test("The item is the first that begins elsewhere")
  func stranger() {
    let came = message((70, 60), (230, 90))
    #expect(came.contains("; in r.csv, b starts at (230, 90), but here at (200, 90)\n"), "\(came)")
  }

  /// The place is in the middle of the screen, so mirroring does not change it.
  @Test("Nothing is said of places where only the angle is another", arguments: [1, -1])
  func angle(sign: Int) {
    folder.write("r.csv", "time,item,x,y,angle\n0,a,50,60,\(sign)\n0.5,a,50,60,\(sign)\n")
    folder.write(
      "s.json",
      """
      { "referenceView": { "size": [100, 120] },
        "views": [{ "id": "a", "center": [50, 60], "size": [30, 20] }],
        "behaviors": [{ "type": "dynamicItem", "items": ["a"] }],
        "expect": [{ "match": { "file": "r.csv", "within": 1, "columns": ["x", "y", "angle"] } }],
        "run": { "timeLimit": 0.5, "until": "timeLimit" } }
      """)
    let came = cli(["run", folder("s.json"), "-q", "-o", "/dev/null"]).messages
    #expect(came.contains("a.angle is off by ") && came.contains(" at 0 s (tick 0)"), "\(came)")
    #expect(!came.contains("starts at"), "\(came)")
  }

  @Test("A fit says it as well, of the run with the values found")
  func fit() {
    let came = message((210, 180), (600, 270), fit: true)
    #expect(
      came.contains(
        "match: r.csv, within: 1: first a.x is off by 140 pt at 0 s (tick 0); worst b.x is off by 400 pt"
          + " at 0 s (tick 0); in r.csv, a starts at (210, 180), but here at (70, 60): it is scaled by 3,"
          + " as if in pixels\n"), "\(came)")
  }
}
