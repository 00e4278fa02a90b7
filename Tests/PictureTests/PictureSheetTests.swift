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
          outlines: [.circle(radius: 9), .rectangle(width: 5, height: 6)],
          arrows: [.init(Spot(1, 1), force: Spot(1, 0)), .init(.zero, force: nil)], spacing: 10))),
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

  @Test("Every kind of part is drawn, well-formed, and no number is missing")
  func kinds() {
    let svg = PictureSheet([motion]).svg()
    let classes = Set(wellFormed(svg).flatMap { $0.split(separator: " ").map(String.init) })
    let styles = Set(Stroke.Style.allCases.map(\.rawValue))
    #expect(styles.subtracting(classes) == [])
    #expect(classes.isSuperset(of: ["item", "ghost", "trail", "unshown"]))
    for word in ["nan", "inf", "null", "Optional"] { #expect(!svg.contains("\(word) ")) }
    #expect(svg.contains("gravity 1") && svg.contains("&lt;b&gt;") && !svg.contains("<b>"))
  }

  @Test("The same runs make the same bytes")
  func deterministic() {
    #expect(PictureSheet([motion]).svg() == PictureSheet([motion]).svg())
    #expect(PictureSheet([motion, motion]).svg() == PictureSheet([motion, motion]).svg())
  }

  @Test("A rail lies at the anchor, as far to each side as its range lets the item go")
  func rail() throws {
    // The item may be 30 pt on along the axis and 5 pt back: what the range says of the anchor.
    let drawing = try #require(PartDrawing(Self.rail, unit: 1))
    let stroke = try #require(drawing.strokes.first { $0.style == .rail })
    guard case .turned(let end, with: let item, let path) = stroke.form else {
      Issue.record("\(stroke)")
      return
    }
    #expect(end == .spot(Spot(10, 20)) && item == 0 && path.hasPrefix("M-5 0L30 0"), "\(path)")
  }

  @Test("A part that went before the end is drawn as it was, faintly")
  func gone() {
    var motion = motion
    motion.parts = motion.parts.map { TimedPart($0.part, from: 0, to: 20) }
    #expect(wellFormed(PictureSheet([motion]).svg()).contains("gone"))
    #expect(!wellFormed(PictureSheet([motion]).svg(at: 0.1)).contains("gone"))
  }

  @Test("A size is the width, or a box that nothing leaves")
  func sizes() throws {
    for (size, expected) in [(PictureSize(width: 400), 400.0), (PictureSize(width: 50), 50)] {
      let canvas = Canvas([motion], fitting: size)
      #expect((canvas.box.width * canvas.scale - expected).magnitude < 1e-9)
    }
    let canvas = Canvas([motion], fitting: PictureSize(width: 400, height: 100))
    #expect(canvas.box.height * canvas.scale <= 100 + 1e-9)
  }

  @Test("What flies far off does not make everything else small")
  func faraway() {
    var motion = motion
    motion.frames[39].states[0].x = 1e9
    let canvas = Canvas([motion])
    #expect(canvas.isCut && canvas.box.width < 200)
    #expect(wellFormed(PictureSheet([motion]).svg()).count > 10)
  }

  @Test("Nothing to draw makes a picture all the same")
  func empty() {
    let motion = Motion(name: "empty", looks: [])
    #expect(wellFormed(PictureSheet([motion]).svg()).count > 1)
  }
}

/// The classes of all elements.
private final class ElementReader: NSObject, XMLParserDelegate {
  var classes: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes: [String: String]
  ) { classes.append(attributes["class"] ?? "") }
}
