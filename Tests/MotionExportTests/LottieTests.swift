// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite("Exports in Lottie players", .timeLimit(.minutes(30)))
struct LottieTests {
  private static let noSchema: Comment =
    "python3 with lottie-specs and jsonschema-rs is not installed"
  private static let noPlayer: Comment =
    "python3 with rlottie-python, pillow and numpy is not installed"

  @Test(
    "Exported examples conform to the schema of the Lottie Animation Community",
    .enabled(if: Consumer.hasLottieSchema, noSchema))
  func schema() throws {
    let folder = TestFolder()
    let files = try (Seeds.some(Recording.names, each: 6) + [ComingAndGoing.name]).map { name in
      folder.write("\(name).json", try Recording.of(name).exported("lottie"))
    }
    let broken = folder.write(
      "broken.json",
      try Recording.of("snap").exported("lottie").replacing("\"x\":[0.33]", with: "\"x\":[1.4]"))
    let words = ["python3", Consumer.path("Consumers/lottie_schema.py")]
    let (code, report) = try Consumer.run(words + files + [broken])
    #expect(code == 0, "\(report)")
    for file in files { #expect(report.contains("0 \(file)\n"), "\(report)") }
    #expect(!report.contains("\n0 \(broken)\n"), "a handle beyond the segment is found")
  }

  @Test("A child of a resized view is attached to the view's corner, not to its center")
  func corner() throws {
    let scene = """
      {"referenceView":{"size":[300,300]},"views":[{"id":"a","frame":[0,0,40,40]},
        {"id":"b","frame":[5,5,10,10],"superview":"a"}],
       "behaviors":[{"type":"snap","item":"a","snapPoint":[200,100]}],
       "events":[{"at":0.1,"do":[{"set":"a.bounds.size","to":[80,60]},{"updateItem":"a"}]}],
       "run":{"timeLimit":0.3,"until":"timeLimit"}}
      """
    let folder = TestFolder()
    let result = cli(["export", folder.write("s.json", scene), "-q", "--as", "lottie", "-o", "-"])
    let layers = result.output.split(separator: "\n").filter { $0.hasPrefix("{\"ddd\"") }
    #expect(layers.count == 3, "\(result.messages)")
    #expect(layers[0].contains(#""ind":3,"nm":"b","parent":2,"#))
    // From tick 7, the corner is offset by half the growth of the size: (40 - 80) / 2 and (40 - 60) / 2.
    func keys(_ number: Int) -> String {
      let still = #","o":{"x":[0],"y":[0]},"i":{"x":[1],"y":[1]}}"#
      return #"{"a":1,"k":[{"t":0,"s":[0]\#(still),{"t":6,"s":[0]\#(still),"#
        + #"{"t":7,"s":[\#(number)]\#(still),{"t":18,"s":[\#(number)]}]}"#
    }
    #expect(
      layers[1].hasPrefix(
        #"{"ddd":0,"ty":3,"ind":2,"nm":"a corner","parent":1,"ip":0,"op":19,"st":0,"ks":{"a":{"a":0,"k":[0,0]},"#
          + #""p":{"s":true,"x":\#(keys(-20)),"y":\#(keys(-10))},"r":{"a":0,"k":0}"#))
  }

  @Test("A label is text that is centered in its item and appears and fades with it")
  func label() throws {
    let scene = #"""
      {"referenceView":{"size":[300,300]},"acknowledges":["view-without-behavior"],
       "views":[{"id":"a","frame":[0,0,40,20],"alpha":0.5,"look":{"fill":"#ffffff","label":"</b>\"1"}}],
       "run":{"timeLimit":0.3,"until":"timeLimit"}}
      """#
    let folder = TestFolder()
    func export(_ scene: String) -> String {
      cli(["export", folder.write("s.json", scene), "-q", "--as", "lottie", "-o", "-"]).output
    }
    let root =
      try JSONSerialization.jsonObject(with: Data(export(scene).utf8)) as? [String: Any] ?? [:]
    let layers = try #require(root["layers"] as? [[String: Any]])
    #expect(layers.map { $0["ty"] as? Int } == [5, 4] && layers[0]["parent"] as? Int == 1)
    #expect(layers[0]["ip"] as? Int == 0 && layers[0]["op"] as? Int == 19)
    let text = "\(layers[0]["t"] ?? "")"
    #expect(text.contains(#"</b>\"1"#) || text.contains(#"</b>\\"1"#), "\(text)")
    let transform = try #require(layers[0]["ks"] as? [String: [String: Any]])
    #expect(transform["o"]?["k"] as? Double == 50)
    // At a font size of 9 pt, the baseline is at half the item's height plus a third of the letters' height.
    let position = try #require(transform["p"]?["k"] as? [Double])
    #expect(position[0] == 20 && (position[1] - 13.24).magnitude < 0.01, "\(position)")
    #expect(root["fonts"] != nil)
    #expect(
      !export(scene.replacing("label", with: "shadow").replacing(#""</b>\"1""#, with: "true"))
        .contains("fonts"))
  }

  /// Items that extend beyond the edge are not compared.
  @Test(
    "rlottie shows every item at its row's position within 1 pt, with its rotation",
    .enabled(if: Consumer.hasLottiePlayer, noPlayer), arguments: Seeds.some(Recording.some))
  func centers(_ name: String) throws {
    let (folder, recording) = (TestFolder(), try Recording.of(name))
    let file = folder.write("motion.json", try recording.exported("lottie"))
    let words =
      [Consumer.path("Consumers/lottie_centers.py"), file]
      + (Seeds.isPart ? ["11", "4"] : ["3", "200"])
    let (code, output) = try Consumer.run(["python3"] + words)
    try #require(code == 0, "\(output)")
    var count = 0
    for line in output.split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      let rows = try #require(recording.items[fields[0]])
      let numbers = fields[1...6].compactMap(Double.init)
      let frame = Int(numbers[0])
      #expect(rows.isShown[frame], "\(name), \(fields[0]) at tick \(frame) is not in the hierarchy")
      guard numbers[5] > 0.93 else { continue }
      count += 1
      let outer = recording.superview(of: fields[0])
      var position = position(rows, outer, frame)
      position.x -= recording.origin["x"] ?? 0
      position.y -= recording.origin["y"] ?? 0
      let turn = rows.angle[frame] + (outer?.angle[frame] ?? 0)
      let right = cos(turn) * numbers[3] - sin(turn) * numbers[4]
      let down = sin(turn) * numbers[3] + cos(turn) * numbers[4]
      let off = max(
        (numbers[1] - right - position.x).magnitude, (numbers[2] - down - position.y).magnitude)
      #expect(off <= 1, "\(name), \(fields[0]) at tick \(frame): off by \(off) pt")
      guard let seen = Double(fields[7]), rows.width[frame] != rows.height[frame] else { continue }
      let side = rows.width[frame] > rows.height[frame] ? 0 : Double.pi / 2
      let error = remainder(seen - turn - side, .pi).magnitude
      #expect(error < 0.05, "\(name), \(fields[0]) at tick \(frame): \(error) rad")
    }
    // The shades and the lock screen cover the whole image, so they are never compared.
    let isSeen = !name.hasPrefix("shade-") && name != "lock-screen-bounce"
    #expect(!isSeen || count > 0, "\(name): \(count) places were compared")
  }

  /// Converts to reference coordinates; positions in a superview are relative to its rotated top left corner.
  private func position(
    _ rows: Recording.Item, _ outer: Recording.Item?, _ tick: Int
  ) -> (x: Double, y: Double) {
    guard let outer else { return (rows.x[tick], rows.y[tick]) }
    let right = rows.x[tick] - outer.width[tick] / 2
    let down = rows.y[tick] - outer.height[tick] / 2
    let (sine, cosine) = (sin(outer.angle[tick]), cos(outer.angle[tick]))
    return (
      outer.x[tick] + cosine * right - sine * down, outer.y[tick] + sine * right + cosine * down
    )
  }
}
