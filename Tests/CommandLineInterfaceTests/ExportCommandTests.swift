// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn export", .timeLimit(.minutes(30)))
struct ExportCommandTests {
  private static let falling = """
    { "referenceView": { "size": [300, 400] },
      "views": [ { "id": "box", "frame": [130, 20, 40, 40] },
        { "id": "still", "frame": [10, 10, 20, 20] } ],
      "behaviors": [ { "type": "gravity", "items": ["box"] },
        { "type": "collision", "items": ["box"], "translatesReferenceBoundsIntoBoundary": true } ],
      "acknowledges": ["view-without-behavior"] }
    """

  /// Applies the CSS like a browser: `.r` is the start, and adding `.moved` starts the transition to the end.
  @Test(
    "A rotation exported as linear() starts at the item's angle and follows it within tolerance")
  func turn() throws {
    let scene = """
      {"views":[{"id":"r","frame":[31.5,70.25,90,40],"angle":-2.1}],
       "behaviors":[{"type":"snap","item":"r","snapPoint":[76.5,90.25],"damping":0.4}]}
      """
    let text = cli("export - --as linear --tolerance 0.05", input: scene).output
    let first = text.firstMatch(of: /\.r \{ rotate: (\S+)rad; transition: rotate var/)
    let last = text.firstMatch(of: /\.r\.moved \{ rotate: (\S+)rad; \}/)
    let start = try #require(first.flatMap { Double($0.1) })
    let end = try #require(last.flatMap { Double($0.1) })
    #expect(start == -2.1 && abs(end) < 1e-4)
    let list = try #require(text.firstMatch(of: /linear\((.*)\)/)?.1)
    let stops = list.split(separator: ", ").map { stop in
      stop.split(separator: " ").compactMap { Double($0.filter { $0 != "%" }) }
    }
    let angles = cli("run - -q --columns angle --format csv", input: scene).lines.dropFirst()
      .compactMap { Double($0) }
    #expect(angles.count > 30)
    for (tick, angle) in angles.enumerated() {
      let share = 100 * Double(tick) / Double(angles.count - 1)
      let next = try #require(
        stops.indices.dropFirst().first { $0 == stops.count - 1 || stops[$0][1] >= share })
      let a = next == 1 ? 0 : stops[next - 1][1]
      let b = next == stops.count - 1 ? 100 : stops[next][1]
      let way = stops[next - 1][0] + (stops[next][0] - stops[next - 1][0]) * (share - a) / (b - a)
      // A corner is 49.2 pt from the center, so a tolerance of 0.05 pt is 0.05 / 49.2 rad.
      expectClose(start + (end - start) * way, angle, within: 0.05 / 49.2 + 1e-4)
    }
  }

  @Test("--from and --to select when the exported motion begins and ends")
  func range() throws {
    let text = cli("export - --as swiftui --from 0.1 --to 0.4", input: Self.falling).output
    let seconds = text.matches(of: /duration: ([0-9.]+)/).compactMap { Double($0.1) }
    expectClose(seconds.reduce(0, +), 0.3, within: 1e-4)
    let rows = cli("run - --columns item,y --items box", input: Self.falling).lines
    let shown = try #require(rows[6].firstMatch(of: /"y":([0-9.]+)/)?.1)
    let written = try #require(text.firstMatch(of: /var y = ([0-9.]+)/)?.1)
    expectClose(try #require(Double(written)), try #require(Double(shown)), within: 0.0015)
    for range in ["--from 9", "--to 0", "--from 0.2 --to 0.201"] {
      #expect(
        cli("export - --as css \(range)", input: Self.falling)
          == CommandResult(
            messages: """
              uidyn: error: no motion to export
                hint: there are fewer than two ticks between --from and --to

              """, code: .usage))
    }
  }

  /// At the end of its duration, a `UIView` spring still has 0.1 % of the distance to go.
  ///
  /// The remaining fraction is exp(-ωT/2) / sqrt(3/4) at damping ratio 0.5, and (1 + ωT) exp(-ωT) at ratio 1.
  @Test("A spring animation is exported as that spring in each library's terms")
  func spring() throws {
    let scene = """
      { "referenceView": { "size": [375, 200] },
        "views": [ { "id": "badge", "center": [40, 100], "size": [40, 20] }, { "id": "dial", "center": [40, 30], "size": [20, 20] } ],
        "events": [ { "on": "start", "do": [
          { "animate": { "set": "badge.center.x", "to": 300, "duration": 0.8, "spring": { "damping": 0.5 } } },
          { "animate": { "set": "dial.angle", "to": 1.5, "duration": 0.8, "spring": { "damping": 1 } } } ] } ],
        "run": { "timeLimit": 2, "until": "timeLimit" }, "acknowledges": ["view-without-behavior"] }
      """
    let result = cli("export - --as spring", input: scene)
    #expect(result.code == .success)
    let parts = result.output.split(separator: "\n\n").dropFirst().map(String.init)
    try #require(parts.count == 2, "\(result.output)")
    #expect(parts[0].hasPrefix("badge, x from 40 to 300: largest error "))
    #expect(parts[1].hasPrefix("dial, angle from 0 to 1.5 rad: largest error "))
    for (part, ratio, frequency) in [(parts[0], 0.5, 17.628991), (parts[1], 1.0, 11.541677)] {
      let spring = part.matches(of: /stiffness: ([0-9.]+), damping: ([0-9.]+)/)
      #expect(spring.count == 3, "\(part)")
      let stiffness = try #require(Double(spring[0].1))
      let damping = try #require(Double(spring[0].2))
      expectClose(stiffness, frequency * frequency, within: 0.01 * stiffness)
      expectClose(damping, 2 * ratio * frequency, within: 0.01 * damping)
      let written = part.firstMatch(of: /dampingRatio = ([0-9.]+)f/)?.1
      let bounce = part.firstMatch(of: /bounce: ([0-9.]+)/)?.1
      // The spring with the best fit over 48 ticks is close to the original but not equal to it.
      expectClose(Double(written ?? "") ?? .nan, ratio, within: 0.006)
      expectClose(Double(bounce ?? "") ?? .nan, 1 - ratio, within: 0.006)
    }
  }

  /// Lottie has only cubic curves, whose handles are 2/3 of the way to a quadratic curve's control point.
  @Test("Outlines are relative to the item's center in SVG and to its top left corner in Lottie")
  func outlines() {
    let scene = """
      { "referenceView": { "size": [200, 200] },
        "views": [
          { "id": "tri", "center": [50, 50], "size": [40, 30], "collisionBounds": { "path": { "points": [[-20, 15], [20, 15], [0, -15]] } } },
          { "id": "drop", "center": [120, 50], "size": [20, 24],
            "collisionBounds": { "path": { "svg": "M-10 0 Q0 -12 10 0 C10 10 -10 10 -10 0 Z" } } } ],
        "behaviors": [ { "type": "gravity", "items": ["tri", "drop"] } ],
        "run": { "timeLimit": 0.5, "until": "timeLimit" } }
      """
    let drawing = cli("export - --as svg", input: scene).output
    #expect(drawing.contains(#"<g class="tri"><path d="M-20 15L20 15L0 -15Z""#), "\(drawing)")
    #expect(
      drawing.contains(#"<path d="M-10 0Q0 -12 10 0C10 10 -10 10 -10 0Z""#),
      "\(drawing)")
    let lottie = cli("export - --as lottie", input: scene).output
    #expect(
      lottie.contains(
        #""c":true,"v":[[0,30],[40,30],[20,0]],"i":[[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0]]"#),
      "\(lottie)")
    #expect(
      lottie.contains(
        #""c":true,"v":[[0,12],[20,12]],"i":[[0,10],[-6.6667,-8]],"o":[[6.6667,-8],[0,10]]"#),
      "\(lottie)")
  }

  private static func example(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples/\(name).json").standardizedFileURL.path
  }

  // MARK: Springs

  /// A panel that snaps 400 pt up without moving sideways.
  private static func panel(_ snap: String, _ events: String) -> String {
    """
    { "referenceView": { "size": [400, 800] },
      "views": [ { "id": "panel", "center": [200, 700], "size": [200, 100] } ],
      "behaviors": [
        { "type": "snap", "item": "panel", "snapPoint": [200, 300], \(snap) },
        { "type": "dynamicItem", "item": "panel", "allowsRotation": false } ]\(events) }
    """
  }

  @Test("An exponential decay is exported as an overdamped spring, but a jump is rejected")
  func noSpring() {
    let move = #"{ "set": "panel.center.y", "to": 300 }, { "updateItem": "panel" }"#
    let cases = [
      (
        "export - --as spring",
        Self.panel(
          #""damping": 0.6, "added": false"#,
          #", "events": [ { "at": 0, "do": [ \#(move), { "addBehavior": "snap" } ] } ]"#),
        "the y of \"panel\" jumps to its end within two ticks, too fast for a spring"
      )
    ]
    let fading = cli(
      "export - --as spring --from 0.05 -q",
      input: """
        { "referenceView": { "size": [400, 800] },
          "views": [ { "id": "panel", "center": [200, 700], "size": [200, 100] } ],
          "behaviors": [
            { "type": "dynamicItem", "item": "panel", "resistance": 6, "linearVelocity": { "panel": [0, -1500] } } ] }
        """)
    #expect(fading.code == .success && fading.messages.isEmpty, "\(fading)")
    let share = fading.output.firstMatch(of: /nearest springs, largest error ([0-9.]+) % of/)?.1
    #expect(Double(share ?? "") ?? 9 < 3, "\(fading.output)")
    for (words, scene, message) in cases {
      let hint = "use --as css, or --items to choose other items"
      #expect(
        cli(words + " -q", input: scene)
          == CommandResult(messages: "uidyn: error: \(message)\n  hint: \(hint)\n", code: .negative)
      )
    }
  }

  /// A sheet that is released with a velocity at 0.1 s and settles at 482 pt.
  private static func sheet(_ axis: String, start: Double, speed: Double) -> String {
    func point(_ along: Double, _ across: Double = 195) -> String {
      axis == "y" ? "[\(across), \(along)]" : "[\(along), \(across)]"
    }
    return """
      { "referenceView": { "size": [900, 900] },
        "views": [ { "id": "sheet", "center": \(point(start)), "size": [200, 200] } ],
        "behaviors": [
          { "type": "dynamicItem", "id": "body", "items": ["sheet"], "allowsRotation": false, "resistance": 1 },
          { "type": "attachment", "id": "settle", "item": "sheet", "anchorPoint": \(point(482)), "length": 0,
            "frequency": 2.4, "damping": 0.85, "added": false } ],
        "events": [ { "at": 0.1, "do": [ { "addBehavior": "settle" },
          { "addLinearVelocity": \(point(speed, 0)), "for": "sheet", "in": "body" } ] } ],
        "acknowledges": ["zero-length-attachment"] }
      """
  }

  @Test("A thrown sheet is exported as the same spring at any speed", arguments: ["x", "y"])
  func thrownSheet(axis: String) throws {
    var springs: [(stiffness: Double, damping: Double)] = []
    for (start, speed) in [(782.0, -1700.0), (782, -700), (182, 1700), (782, 900)] {
      let scene = Self.sheet(axis, start: start, speed: speed)
      let output = cli("export - --as spring -q --from 0.1", input: scene).output
      let velocity = try #require(
        output.firstMatch(of: /initial velocity (\S+) pt\/s/)?.1, "\(output)")
      let spring = try #require(
        output.firstMatch(of: /stiffness: ([0-9.]+), damping: ([0-9.]+), initialVelocity:/))
      let (stiffness, damping) = (Double(spring.1) ?? .nan, Double(spring.2) ?? .nan)
      springs.append((stiffness, damping))
      // An engine that updates the velocity first is half a step of 1/120 s ahead of the spring.
      let ahead = speed - (stiffness * (start - 482) + damping * speed) / 240
      expectClose(Double(velocity) ?? .nan, ahead, within: 10, "\(output)")
      #expect(output.contains(", velocity: \(velocity) }\n"), "\(output)")
      #expect(output.contains("f), initialVelocity = \(velocity)f\n"), "\(output)")
    }
    for spring in springs {
      expectClose(spring.stiffness, springs[0].stiffness, within: 0.02 * springs[0].stiffness)
      expectClose(spring.damping, springs[0].damping, within: 0.02 * springs[0].damping)
    }
    let resting = cli(
      "export - --as spring -q --from 0.1", input: Self.sheet(axis, start: 782, speed: 0)
    ).output
    #expect(!resting.contains("elocity") && resting.contains("response: "), "\(resting)")
  }

  /// A sheet that is thrown three times; `isMirrored` exchanges both ends of the axis.
  private static func fingerSheet(_ axis: String, isMirrored: Bool) -> String {
    func place(_ along: Int) -> String {
      let along = isMirrored ? 1200 - along : along
      return axis == "y" ? "300, \(along)" : "\(along), 300"
    }
    let strokes = [
      [(0.3, 470), (0.35, 440), (0.4, 380), (0.45, 300), (0.48, 240)],
      [(2, 90), (2.1, 110), (2.2, 160), (2.3, 210), (2.4, 240)],
      [(4, 470), (4.05, 500), (4.1, 570), (4.14, 640)],
    ].map { "[\($0.map { "[\($0.0), \(place($0.1))]" }.joined(separator: ", "))]" }
    return """
      { "referenceView": { "size": [1200, 1200] },
        "variables": { "start": 0, "stroke": 0 },
        "views": [ { "id": "sheet", "center": [\(place(866))], "size": [1200, 1200] } ],
        "gestures": [ { "id": "pan", "strokes": [\(strokes.joined(separator: ", "))] } ],
        "behaviors": [
          { "type": "dynamicItem", "id": "body", "items": ["sheet"], "allowsRotation": false, "resistance": 1 },
          { "type": "attachment", "id": "settle", "item": "sheet", "length": 0, "frequency": 2.4, "damping": 0.85,
            "anchorPoint": "=stroke < 2 ? point(\(place(482))) : stroke < 3 ? point(\(place(866))) : point(\(place(1166)))",
            "added": false } ],
        "events": [
          { "on": "pan.began", "do": [
            { "removeBehavior": "settle" }, { "set": "start", "to": "=sheet.center.\(axis)" } ] },
          { "on": "pan.changed", "do": [
            { "set": "sheet.center.\(axis)", "to": "=start + touch.translation.\(axis)" }, { "updateItem": "sheet" } ] },
          { "on": "pan.ended", "do": [
            { "set": "stroke", "to": "=stroke + 1" }, { "addBehavior": "settle", "new": true },
            { "addLinearVelocity": "=touch.velocity", "for": "sheet", "in": "body" } ] } ],
        "acknowledges": ["zero-length-attachment"] }
      """
  }

  @Test(
    "An exported spring begins at the release of the finger, even if the first row is earlier",
    arguments: ["x", "y"], [false, true])
  func throwsByFinger(axis: String, isMirrored: Bool) throws {
    let scene = Self.fingerSheet(axis, isMirrored: isMirrored)
    let times = ["0.48 --to 1.9", "0.5 --to 1.9", "2.4 --to 3.9", "2.42 --to 3.9", "4.14", "4.16"]
    let springs = try times.map { time in
      let output = cli("export - --as spring -q --from \(time)", input: scene).output
      let spring = try #require(
        output.firstMatch(of: /stiffness: ([0-9.]+), damping: ([0-9.]+), initialVelocity:/),
        "\(time): \(output)")
      let velocity = try #require(output.firstMatch(of: /initial velocity (\S+) pt\/s/)?.1)
      return try [spring.1, spring.2, velocity].map { try #require(Double($0)) }
    }
    for (time, spring) in zip(times, springs) {
      expectClose(spring[0], springs[5][0], within: 0.02 * springs[5][0], "\(time)")
      expectClose(spring[1], springs[5][1], within: 0.02 * springs[5][1], "\(time)")
    }
    // By default, and with "release", the export begins at the last lift before --to.
    for (release, time) in [
      ("", times[4]), ("--to 1.9", times[0]), ("--from release --to 1.9", times[0]),
    ] {
      let outputs = [release, "--from \(time)"].map {
        cli("export - --as spring -q \($0)", input: scene).output
      }
      #expect(outputs[0] == outputs[1] && !outputs[0].isEmpty, "\(release)")
    }
    // The first throw and the last one begin at the same tick either way.
    #expect(springs[0] == springs[1] && springs[4] == springs[5])
    #expect((springs[2][2] < 0) == isMirrored && (springs[0][2] > 0) == isMirrored)
  }

  @Test(
    "After a release, any export gives the same spring or none; under a finger, it gives none",
    arguments: ["x", "y"], [false, true])
  func begunByFinger(axis: String, isMirrored: Bool) throws {
    let scene = Self.fingerSheet(axis, isMirrored: isMirrored)
    var found = 0
    for tick in 250..<285 {
      let result = cli("export - --as spring -q --from \(Double(tick) / 60)", input: scene)
      guard result.code == .success else { continue }
      let spring = try #require(
        result.output.firstMatch(of: /stiffness: ([0-9.]+), damping: ([0-9.]+), initialVelocity:/),
        "\(tick): \(result)")
      expectClose(Double(spring.1) ?? .nan, 205.8, within: 0.02 * 205.8, "\(tick)")
      expectClose(Double(spring.2) ?? .nan, 25.79, within: 0.02 * 25.79, "\(tick)")
      found += 1
    }
    #expect(found >= 6)
    for held in ["4.05", "4.13", "0.46 --to 1.9"] {
      #expect(cli("export - --as spring -q --from \(held)", input: scene).code == .negative)
    }
  }

  @Test("A motion along a curve is exported as one spring per coordinate")
  func springs() throws {
    let text = cli(["export", Self.example("snap"), "--as", "spring", "--items", "usual"]).output
    let heads = text.matches(of: /usual, (\w+) from (\S+) to (\S+): largest error ([0-9.]+) %/)
    #expect(heads.map { "\($0.1) \($0.2) \($0.3)" } == ["x 70 270", "y 260 359.999"])
    #expect(heads.allSatisfy { Double($0.4) ?? 9 <= 5 })
    #expect(text.hasSuffix("(It rotates by up to 0.183 rad and back, which the spring omits.)\n"))
    // A straight diagonal path needs only one spring for both axes.
    let straight = cli("export - --as spring", input: Self.slide).output
    #expect(straight.contains("box, position from (60, 80) to (180, 240):"))
    #expect(straight.components(separatedBy: "SwiftUI").count == 2)
  }

  private static let slide = """
    { "views": [ { "id": "box", "center": [60, 80], "size": [40, 40] } ],
      "behaviors": [ { "type": "snap", "item": "box", "snapPoint": [180, 240] },
        { "type": "dynamicItem", "items": ["box"], "allowsRotation": false } ] }
    """

  @Test("Two ids that would be exported under the same name get different names")
  func names() {
    let scene = Self.falling.replacing(#""items": ["box"]"#, with: #""items": ["box", "still"]"#)
      .replacing("\"box\"", with: "\"b-o\"").replacing("\"still\"", with: "\"bO\"")
    let code = cli("export - --as ca", input: scene).output
    #expect(code.contains("func motionOfBO()") && code.contains("func motionOfBO2()"), "\(code)")
  }

  @Test(
    "Ticks without any item count for the duration", arguments: TestScenes.withoutAnybody)
  func ticksOfNobody(text: String) {
    let css = cli("export - -q --as css", input: text).output
    #expect(css.contains("toast") && css.contains("1.75s"), "\(css)")
  }
}
