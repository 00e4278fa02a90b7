// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

/// A view with a dot inside falls and then moves into a box below and to the right.
@Suite("A view that moves to a different superview", .timeLimit(.minutes(30)))
struct MovedViewTests {
  static let scene = """
    { "referenceView": { "size": [300, 400] },
      "views": [ { "id": "box", "frame": [100, 200, 150, 140] },
        { "id": "card", "frame": [20, 30, 40, 20] },
        { "id": "dot", "frame": [3, 5, 6, 4], "superview": "card" } ],
      "behaviors": [ { "type": "gravity", "items": ["card"], "gravityDirection": [0.1, 0.3] } ],
      "events": [ { "at": 0.2, "do": [ { "addSubview": "card", "to": "box" } ] } ],
      "run": { "timeLimit": 0.5, "until": "timeLimit" }, "acknowledges": ["view-without-behavior"] }
    """

  private let folder = TestFolder()

  private func end() throws -> (x: Double, y: Double) {
    let rows = cli(
      "run - --format csv --from 0.5 --columns item,x,bodyX,bodyY", input: Self.scene)
    let row = try #require(rows.lines.first { $0.hasPrefix("card") }, "\(rows)").split(
      separator: ",")
    let numbers = row.dropFirst().compactMap { Double($0) }
    expectClose(numbers[0], numbers[1] - 100, within: 1e-3, "the rows count from the box")
    return (numbers[1], numbers[2])
  }

  @Test("A reparented view continues at its position in exported drawings")
  func drawings() throws {
    let end = try end()
    let svg = cli("export - --as svg -q", input: Self.scene).output
    let pose = try #require(
      svg.firstMatch(of: /\.card \{ translate: (\S+)px (\S+)px; \}/), "\(svg)")
    expectClose(try #require(Double(pose.1)), end.x - 40, within: 0.01, "svg, x")
    expectClose(try #require(Double(pose.2)), end.y - 40, within: 0.01, "svg, y")
    // The card is not inside a box, but the dot is inside the card.
    let card = "</g></g>\n<g transform=\"translate(40 40)\"><g class=\"card\">"
    #expect(svg.contains(card), "\(svg)")
    #expect(svg.contains("<g transform=\"translate(-20 -10)\">\n<g transform=\"translate(6 7)\">"))
    let lottie = cli("export - --as lottie -q", input: Self.scene).output
    let layer = try #require(
      lottie.split(separator: "\n").first { $0.contains("\"nm\":\"card\",\"ip\"") }, "\(lottie)")
    let places = layer.matches(of: /"s":\[([-0-9.]+)\]\}\]/).compactMap { Double($0.1) }
    expectClose(places.first ?? .nan, end.x, within: 0.3, "lottie, x")
    expectClose(places.dropFirst().first ?? .nan, end.y, within: 0.3, "lottie, y")
  }

  @Test("A reparented view continues at its position in pictures of the scene and of its log")
  func pictures() throws {
    let end = try end()
    let scene = folder.write("x.json", Self.scene)
    _ = cli(["run", scene, "-q", "--log", folder("x.log"), "-o", "/dev/null"])
    for input in [scene, folder("x.log")] {
      let svg = cli(["render", input, "-q", "--ghosts", "0", "--view", "engineering"]).output
      let place = try #require(
        svg.firstMatch(
          of: /<title>card<\/title><rect class="item" transform="translate\((\S+) (\S+)\)"/),
        "\(input): \(svg)")
      expectClose(try #require(Double(place.1)), end.x, within: 0.0051, "\(input), x")
      expectClose(try #require(Double(place.2)), end.y, within: 0.0051, "\(input), y")
    }
    let page = cli(["render", scene, "-q", "-o", folder("x.html")])
    #expect(page.code == .success, "\(page)")
    #expect(folder.read("x.html")?.contains("\"parents\":[[13,0]]") == true)
  }
}
