// SPDX-License-Identifier: MIT

import Foundation
import FoundationXML
import Testing
import UIDynamicsTrajectory

@testable import UIDynamicsPicture

@Suite("Pictures", .timeLimit(.minutes(30)))
struct PictureSheetTests {
  private static let every: [SceneryPart] = [
    SceneryPart("", .bounds(Box(minX: 0, minY: 0, maxX: 100, maxY: 80))),
    SceneryPart("", .window(Box(minX: 0, minY: 20, maxX: 100, maxY: 60))),
    SceneryPart("wall", .boundary([Spot(0, 50), Spot(100, 60)], isClosed: false)),
    SceneryPart("rod", .attachment(SceneryAttachment(.rod, .item(0, .zero), .spot(Spot(50, 5))))),
    SceneryPart(
      "spring", .attachment(SceneryAttachment(.spring, .item(0, Spot(2, 0)), .spot(Spot(9, 9))))),
    SceneryPart(
      "rope",
      .attachment(SceneryAttachment(.rope, .item(0, .zero), .item(1, .zero), length: 500))),
    SceneryPart("pin", .attachment(SceneryAttachment(.pin, .item(0, .zero), .item(1, .zero)))),
    SceneryPart("weld", .attachment(SceneryAttachment(.weld, .item(0, .zero), .item(1, .zero)))),
    rail,
    SceneryPart("snap", .snap(item: 1, to: Spot(20, 20))),
    SceneryPart(
      "field",
      .field(
        SceneryField(
          kind: "vortex", position: Spot(30, 30),
          outlines: [.circle(radius: 9), .rectangle(width: 5, height: 6)], isWithin: false,
          arrows: [.init(Spot(1, 1), force: Spot(1, 0)), .init(.zero, force: nil)], spacing: 10))),
    SceneryPart(
      "disk",
      .field(
        SceneryField(
          kind: "drag", position: Spot(60, 30), outlines: [.circle(radius: 9)], isWithin: true,
          arrows: [], spacing: 10))),
    SceneryPart("g", .gravity(Spot(0, 1))),
    SceneryPart("b", .hidden(item: 1)),
  ]

  private static var rail: SceneryPart {
    var rail = SceneryAttachment(.rail, .item(0, .zero), .spot(Spot(10, 20)))
    (rail.axis, rail.range) = (Spot(1, 0), -30...5)
    return SceneryPart("rail", .attachment(rail))
  }

  private var motion: Motion {
    var motion = TestMotion.of(
      [("a", { (Double($0), 10, Double($0) / 20) }), ("<b>", { _ in (50, 40, 0) })], ticks: 40)
    motion.looks[1].outline = .ellipse
    motion.parts = Self.every.map { TimedPart($0, from: 0) }
    return motion
  }

  private func wellFormed(_ svg: String) -> [String] {
    let reader = ElementReader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    return parser.parse() ? reader.classes : []
  }

  @Test("Every kind of part is drawn, and the picture is well-formed without missing numbers")
  func kinds() {
    let svg = PictureSheet([motion]).svg()
    let classes = Set(wellFormed(svg).flatMap { $0.split(separator: " ").map(String.init) })
    let styles = Set(Stroke.Style.allCases.map(\.rawValue))
    #expect(styles.subtracting(classes) == [])
    #expect(classes.isSuperset(of: ["item", "ghost", "trail", "unshown"]))
    for word in ["nan", "inf", "null", "Optional"] { #expect(!svg.contains("\(word) ")) }
    #expect(svg.contains("gravity 1") && svg.contains("&lt;b&gt;") && !svg.contains("<b>"))
  }

  @Test("The same runs produce the same bytes")
  func deterministic() {
    #expect(PictureSheet([motion]).svg() == PictureSheet([motion]).svg())
    #expect(PictureSheet([motion, motion]).svg() == PictureSheet([motion, motion]).svg())
  }

  @Test("A rail is drawn at the anchor, as far to each side as its range allows")
  func rail() throws {
    // The range of the anchor allows the item to move 30 pt forward along the axis and 5 pt back.
    let drawing = try #require(PartDrawing(Self.rail, unit: 1))
    let stroke = try #require(drawing.strokes.first { $0.style == .rail })
    guard case .turned(let end, with: let item, let path) = stroke.form else {
      Issue.record("\(stroke)")
      return
    }
    #expect(end == .spot(Spot(10, 20)) && item == 0 && path.hasPrefix("M-5 0L30 0"), "\(path)")
  }

  @Test("A part that disappears before the end is drawn faintly where it was")
  func gone() {
    var motion = motion
    motion.parts = motion.parts.map { TimedPart($0.part, from: 0, to: 20) }
    #expect(wellFormed(PictureSheet([motion]).svg()).contains("gone"))
    #expect(!wellFormed(PictureSheet([motion]).svg(at: 0.1)).contains("gone"))
  }

  @Test(
    "A size sets the sheet's width, or a box that the sheet fills in one direction",
    arguments: [
      (480, nil), (200, nil), (199, nil), (16, nil), (480, 480), (1920, 1080), (100, 100),
      (300, 200), (17, 16384), (16384, 16),
    ] as [(Int, Int?)])
  func sizes(width: Int, height: Int?) throws {
    for isPlain in [false, true] {
      let svg = PictureSheet(
        [motion], size: PictureSize(width: width, height: height), isPlain: isPlain
      ).svg()
      let (wide, high) = try size(of: svg)
      if let height {
        #expect(
          wide <= width && high <= height && (wide == width || high == height), "\(wide) \(high)")
      } else {
        #expect(wide == width)
      }
      // The drawing keeps its aspect ratio.
      let box = try #require(svg.firstMatch(of: /viewBox="(\S+) (\S+) (\S+) (\S+)"/)?.output)
      let (w, h) = (Double(box.3) ?? 0, Double(box.4) ?? 0)
      #expect((w / Double(wide) * Double(high) - h).magnitude <= w / Double(wide) + 0.02)
    }
  }

  @Test("Without a size, the picture fits into 720 × 720, with at most two pixels per point")
  func usualSize() throws {
    // The content is 100 × 80 pt at double size, with margins of 16 pixels. With text, the width is at least 400 pixels.
    var small = TestMotion.of([("a", { _ in (50, 40, 0) })], ticks: 3)
    small.parts = [TimedPart(Self.every[0], from: 0)]
    #expect(try size(of: PictureSheet([small]).svg()).0 == 400)
    #expect(try size(of: PictureSheet([small], isPlain: true).svg()) == (232, 192))
    var large = small
    large.parts[0] = TimedPart(
      SceneryPart("", .bounds(Box(minX: 0, minY: 0, maxX: 400, maxY: 1200))), from: 0)
    let (wide, high) = try size(of: PictureSheet([large]).svg())
    #expect(wide < 720 && high == 720)
  }

  @Test("In a narrow picture, the caption wraps to a second line")
  func caption() throws {
    var motion = TestMotion.of([("a", { _ in (50, 40, 0) })], ticks: 151)
    motion.ending = "the time limit of 2.5 s is reached"
    let words = "0 to 2.5 s, tick 150; ends at the time limit"
    let narrow: PictureSize? = PictureSize(width: 240)
    for (size, count, extra) in [(narrow, 2, ""), (nil, 1, ""), (narrow, 1, "0.5")] {
      let svg = PictureSheet([motion], size: size).svg(at: Double(extra))
      let box = try #require(svg.firstMatch(of: /viewBox="(\S+) (\S+) (\S+) (\S+)"/)?.output)
      let (left, top) = (Double(box.1) ?? 0, Double(box.2) ?? 0)
      let (right, bottom) = (left + (Double(box.3) ?? 0), top + (Double(box.4) ?? 0))
      let found = svg.matches(
        of: /<g class="dim"><text x="(\S+)" y="(\S+)" [^>]*font-size:([^p]+)px">([^<]*)</)
      let lines = found.map { String($0.output.4) }
      #expect(lines.joined(separator: " ") == (extra.isEmpty ? words : "0 to 0.5 s, tick 30"))
      #expect(lines.count == count, "\(lines)")
      for line in found {
        let (x, y) = (Double(line.output.1) ?? 0, Double(line.output.2) ?? .infinity)
        let size = Double(line.output.3) ?? .infinity
        let end = x + ShownText.width(of: String(line.output.4), size: size)
        #expect(end <= right && y < bottom, "\(line.output.4) ends at \(end), \(y)")
      }
    }
  }

  @Test("A small picture has no text around the scene, and a plain one shows only the scene")
  func plain() {
    func texts(_ size: PictureSize?) -> Bool {
      PictureSheet([motion], size: size).svg().contains(">gravity 1<")
    }
    #expect(texts(nil) && texts(PictureSize(width: 200)))
    #expect(!texts(PictureSize(width: 199)) && !texts(PictureSize(width: 640, height: 100)))
    var crossed = motion
    crossed.events = [
      EventRecord(
        tick: 3, time: 0.05, kind: .contactBegan, behavior: "c", item: "a",
        point: EventRecord.Point(x: 3, y: 10))
    ]
    let all = PictureSheet([crossed]).svg()
    #expect(all.contains("trail") && all.contains("\"mark\"") && all.contains("<text"))
    let plain = PictureSheet([crossed], isPlain: true).svg()
    let classes = wellFormed(plain)
    #expect(classes.contains("item") && classes.contains { $0.hasSuffix(" boundary") })
    for word in ["<text", "class=\"trail", "\"mark\"", "class=\"ghosts\""] {
      #expect(!plain.contains(word), "\(word)")
    }
  }

  @Test("A name avoids every cross, even one that shares its tick label", arguments: [-1.0, 1])
  func crosses(side: Double) throws {
    var motion = TestMotion.of([("wide-name", { _ in (50, 50, 0) })], ticks: 5, size: 100)
    let unit = PictureSheet([motion]).canvas.unit
    let half = ShownText.width(of: "wide-name", size: 11 * unit) / 2
    func height() throws -> Double {
      let name = PictureSheet([motion]).svg().firstMatch(
        of: /<text x="[^"]+" y="([^"]+)"[^>]+>wide-name</)
      let baseline = try #require(name).1
      return try #require(Double(baseline)) - 0.35 * 11 * unit
    }
    #expect(abs(try height() - 50) < unit)
    motion.events = [half + 11 * unit, half - unit].map { away in
      EventRecord(
        tick: 1, time: 0.02, kind: .contactBegan, behavior: "c", item: "wide-name",
        point: EventRecord.Point(x: Float(50 + side * away), y: 50))
    }
    #expect(abs(try height() - 50) > 5 * unit)
  }

  @Test("A trail has a gap while its item is absent; an item that only rests has no trail")
  func gaps() {
    /// Moves right, disappears for three ticks, and moves down; `b` rests, disappears, and rests elsewhere.
    func a(_ tick: Int) -> (x: Double, y: Double, angle: Double) {
      if tick < 10 { return (10 + 2 * Double(tick), 20, 0) }
      return tick < 13 ? (.nan, .nan, 0) : (70, 2 * Double(tick), 0)
    }
    func b(_ tick: Int) -> (x: Double, y: Double, angle: Double) {
      if tick < 10 { return (15, 5, 0) }
      return tick < 13 ? (.nan, .nan, 0) : (85, 75, 0)
    }
    let motion = TestMotion.of([("a", a), ("b", b)], ticks: 22)
    let trails = PictureSheet([motion]).svg().matches(of: /class="trail (c\d)" d="([^"]*)"/)
    #expect(trails.map { "\($0.1) \($0.2)" } == ["c0 M10 20L28 20M70 26L70 42"])
  }

  @Test("The second of two runs is drawn in colors offset by half the palette")
  func colors() {
    let svg = PictureSheet([motion, motion]).svg()
    let groups = svg.matches(
      of: /<g class="(c\d)"><title>([^<]*)<\/title><\w+ class="(\w+) ?(\w*)"/)
    let found = groups.map { "\($0.output.2) \($0.output.3) \($0.output.4) \($0.output.1)" }
    #expect(
      Set(found).isSuperset(of: ["a item  c0", "a item other c4", "&lt;b&gt; item unshown c1"]),
      "\(found)")
    #expect(svg.contains("class=\"trail c0\"") && svg.contains("class=\"trail c4 other\""))
  }

  @Test(
    "A name is next to a snap's crosshair, inside the item if there is room", arguments: [60, 20])
  func crosshair(size: Float) throws {
    func y(_ motion: Motion) throws -> Double {
      let svg = PictureSheet([motion], isPlain: false).svg()
      let text = try #require(svg.firstMatch(of: /<text x="[^"]*" y="([^"]*)"[^>]*>a</), "\(svg)")
      return Double(text.output.1) ?? .nan
    }
    var motion = TestMotion.of([("a", { _ in (50, 50, 0) })], ticks: 3, size: size)
    motion.parts = [
      TimedPart(SceneryPart("", .bounds(Box(minX: 0, minY: 0, maxX: 100, maxY: 100))), from: 0)
    ]
    // The name is centered: a point is two pixels, and the baseline is a third of 11 pixels lower.
    #expect(abs(try y(motion) - 50) < 3)
    motion.parts.append(TimedPart(SceneryPart("s", .snap(item: 0, to: Spot(50, 50))), from: 0))
    let beside = try y(motion)
    #expect(abs(beside - 50) > 6)
    #expect((abs(beside - 50) < Double(size) / 2) == (size == 60), "\(beside)")
  }

  private func size(of svg: String) throws -> (Int, Int) {
    let found = try #require(svg.firstMatch(of: /width="(\d+)" height="(\d+)" role/)?.output)
    return (Int(found.1) ?? 0, Int(found.2) ?? 0)
  }

  @Test("Far-away items do not shrink everything else")
  func faraway() {
    var motion = motion
    motion.frames[39].states[0].x = 1e9
    let canvas = Canvas([motion])
    #expect(canvas.isCut && canvas.box.width < 200)
    #expect(wellFormed(PictureSheet([motion]).svg()).count > 10)
  }

  @Test("An empty motion still produces a picture")
  func empty() {
    let motion = Motion(name: "empty", looks: [])
    #expect(wellFormed(PictureSheet([motion]).svg()).count > 1)
  }
}

/// Collects the classes of all elements.
private final class ElementReader: NSObject, XMLParserDelegate {
  var classes: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes: [String: String]
  ) { classes.append(attributes["class"] ?? "") }
}
