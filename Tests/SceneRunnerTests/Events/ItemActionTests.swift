// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsGeometry
import UIDynamicsSceneRunner
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat

@Suite("Actions on items", .timeLimit(.minutes(30)))
struct ItemActionTests {
  private static let gravity = SceneBehavior(
    id: "pull", kind: .gravity, items: [0])

  /// A view at rest for a fifth of a second.
  private func still(_ behaviors: SceneBehavior...) -> Scene {
    Scene(centers: [(100, 100)], behaviors, run: RunSettings(timeLimit: 0.2, until: .timeLimit))
  }

  @Test("Geometry can be set through each UIKit property")
  func geometry() throws {
    // The center, size and angle of a 40 × 40 view at (100, 100) after one change.
    let cases: [(SettableGeometry, [String], [Double])] = [
      (.center, ["10", "20"], [10, 20, 40, 40, 0]),
      (.center, ["point(10, 20)"], [10, 20, 40, 40, 0]),
      (.centerX, ["10"], [10, 100, 40, 40, 0]),
      (.centerY, ["20"], [100, 20, 40, 40, 0]),
      (.angle, ["0.5"], [100, 100, 40, 40, 0.5]),
      (.angle, ["20"], [100, 100, 40, 40, 20]),
      (.frame(.whole), ["0", "10", "20", "30"], [10, 25, 20, 30, 0]),
      (.frame(.origin), ["0", "10"], [20, 30, 40, 40, 0]),
      (.frame(.originX), ["0"], [20, 100, 40, 40, 0]),
      (.frame(.originY), ["10"], [100, 30, 40, 40, 0]),
      (.frame(.size), ["60", "80"], [110, 120, 60, 80, 0]),
      (.frame(.width), ["60"], [110, 100, 60, 40, 0]),
      (.frame(.height), ["80"], [100, 120, 40, 80, 0]),
      (.bounds(.whole), ["5", "6", "60", "80"], [100, 100, 60, 80, 0]),
      (.bounds(.size), ["60", "80"], [100, 100, 60, 80, 0]),
      (.size, ["60", "80"], [100, 100, 60, 80, 0]),
      (.bounds(.width), ["60"], [100, 100, 60, 40, 0]),
      (.bounds(.height), ["80"], [100, 100, 40, 80, 0]),
    ]
    for base in kinds() {
      for (geometry, values, expected) in cases {
        var scene = base
        scene.on(
          .at([0.1]),
          .set(.item(0, geometry), to: scene.operand(values)))
        let state = try Recording(scene).state("a", at: 7)
        let found = [state.x, state.y, state.width, state.height, state.angle].map(Double.init)
        for (number, value) in zip(found, expected) {
          expectClose(number, value, within: 1e-5, "\(geometry.name)")
        }
      }
    }
  }

  /// Measured on a device: bounds of 109.483757 × 89.517077 result in a frame of 117.873589 × 100.
  @Test("Setting the frame of a rotated item gives the measured bounds, for every kind of item")
  func rotatedFrames() throws {
    for base in kinds() {
      let settings: [(RectanglePart, [String])] = [
        (.whole, ["20", "20", "100", "100"]), (.size, ["100", "100"]),
      ]
      for (part, numbers) in settings {
        var scene = base
        scene.on(
          .at([0.1]), .set(.item(0, .angle), to: scene.operand("0.1")),
          .set(.item(0, .frame(part)), to: scene.operand(numbers)))
        let state = try Recording(scene).state("a", at: 7)
        expectClose(Double(state.width), 109.483757, within: 1e-5, "width")
        expectClose(Double(state.height), 89.517077, within: 1e-5, "height")
      }
    }
  }

  private func kinds() -> [Scene] {
    var layout = still()
    layout.referenceView = nil
    layout.collectionViewLayout = SceneLayout(id: "l", contentSize: CGSize(width: 300, height: 400))
    layout.views[0].element = SceneElement(item: 0)
    var body = still()
    body.views = []
    body.items = [
      SceneItem(
        id: "a",
        kind: .body(
          center: CGPoint(x: 100, y: 100), size: CGSize(width: 40, height: 40), angle: 0, .ellipse))
    ]
    return [still(), layout, body]
  }

  @Test("Expressions can read every geometry property")
  func reading() throws {
    var scene = still()
    scene.views[0].center = CGPoint(x: 60, y: 50)
    scene.views[0].size = CGSize(width: 40, height: 20)
    scene.views[0].angle = .pi / 2
    scene.views[0].alpha = 0.25
    let expected: [(GeometryProperty, [Double])] = [
      (.center, [60, 50]), (.angle, [.pi / 2]), (.frame(.origin), [50, 30]),
      (.frame(.size), [20, 40]),
      (.frame(.minX), [50]), (.frame(.midX), [60]), (.frame(.maxX), [70]), (.frame(.minY), [30]),
      (.frame(.midY), [50]), (.frame(.maxY), [70]), (.frame(.width), [20]), (.frame(.height), [40]),
      (.bounds(.origin), [0, 0]), (.bounds(.size), [40, 20]), (.bounds(.minX), [0]),
      (.bounds(.midX), [20]),
      (.bounds(.maxX), [40]), (.bounds(.minY), [0]), (.bounds(.midY), [10]), (.bounds(.maxY), [20]),
      (.bounds(.width), [40]), (.bounds(.height), [20]), (.size, [40, 20]), (.alpha, [0.25]),
    ]
    #expect(expected.count == GeometryProperty.allCases.count)
    for (property, numbers) in expected {
      scene.events = []
      scene.on(.at([0]), scene.tell("value", "a.\(property.rawValue)"))
      let value = try #require(try Recording(scene).values(of: "value").first?.value)
      let found: [Double]
      switch value {
      case .number(let number): found = [number]
      case .numbers(let numbers): found = numbers
      default: found = []
      }
      #expect(found.count == numbers.count)
      for (one, other) in zip(found, numbers) {
        expectClose(one, other, within: 1e-12, property.rawValue)
      }
    }
  }

  @Test("Without updateItem, the next tick moves a view back to its body")
  func updateItem() throws {
    func fall(_ actions: (Scene) -> [SceneAction]) throws -> Recording {
      var scene = still(Self.gravity)
      scene.on(.at([0.1]), actions(scene))
      return try Recording(scene)
    }
    let free = try fall { _ in [] }
    let ignored = try fall { [.set(.item(0, .centerY), to: $0.operand("20"))] }
    #expect(ignored.frames == free.frames)
    let updated = try fall { [.set(.item(0, .centerY), to: $0.operand("20")), .updateItem(0)] }
    for tick in 7...12 {
      let (moved, other) = (try updated.state("a", at: tick), try free.state("a", at: tick))
      #expect(moved.vy == other.vy)
      let lifted = try free.state("a", at: 6).y - 20
      expectClose(moved.y, Double(other.y - lifted), within: 1e-4, "tick \(tick)")
    }
  }

  @Test("An item's rotation stays in its rows after its last behavior is removed")
  func angleAfterwards() throws {
    let spin = SceneDynamicItem(angularVelocity: [.init(item: 0, value: 60)])
    var scene = still(
      SceneBehavior(
        id: "spin", kind: .dynamicItem(spin), [.angularResistance: .number(0)], items: [0]))
    scene.on(.at([0.1]), .removeBehavior([0]), scene.tell("angle", "a.angle"))
    let recording = try Recording(scene)
    let (moving, left) = (try recording.state("a", at: 6), try recording.state("a", at: 7))
    // Eleven sub-steps of half a radian each, not normalized.
    expectClose(moving.angle, 5.5, within: 1e-3)
    #expect(left.body == nil)
    #expect(left.angle == moving.angle)
    #expect(recording.numbers(of: "angle").map { Float($0) } == [moving.angle])
  }

  @Test("A rotation set by an action is visible until the next tick")
  func angleByHand() throws {
    var scene = still(SceneBehavior(id: "p", kind: .dynamicItem(SceneDynamicItem()), items: [0]))
    scene.on(.tick, if: "tick == 3", .set(.item(0, .angle), to: scene.operand("0.5")))
    let recording = try Recording(scene)
    #expect(try (2...4).map { try recording.state("a", at: $0).angle } == [0, 0.5, 0])
  }

  @Test("Enlarging the reference view wakes resting items, which fall to the new floor")
  func resizedBounds() throws {
    let walls = SceneBehavior(
      id: "walls",
      kind: .collision(SceneCollision()),
      [.translatesReferenceBoundsIntoBoundary: .boolean(true)], items: [0])
    var scene = Scene(centers: [(150, 100)], [Self.gravity, walls])
    scene.on(
      .at([2]), .set(.referenceView(.size), to: scene.operand("300", "referenceView.size.y + 200")))
    let recording = try Recording(scene)
    // Measured on Apple's framework: 379.58139, then 579.340698. A step of `Float` at that position is 6.1e-5 pt.
    expectDigits(try recording.state("a", at: 120).y, "379.58139")
    expectClose(Double(recording.outcome.frame.states[0].y), 579.340698, within: 6.2e-5)
    #expect(
      recording.events.filter { $0.kind == .pause }.map(\.tick) == [96, 207])
    #expect(recording.events.filter { $0.kind == .resume }.map(\.tick) == [0, 121])
  }

  @Test("The animator continues to move a removed view")
  func removeFromSuperview() throws {
    var scene = still(Self.gravity)
    scene.on(.at([0.1]), .removeFromSuperview(0))
    let recording = try Recording(scene)
    #expect(try recording.state("a", at: 12).vy > recording.state("a", at: 6).vy)
    #expect(try recording.state("a", at: 12).y > recording.state("a", at: 6).y)
  }

  @Test("Variables can have values of any type")
  func variables() throws {
    var scene = still()
    scene.variables = [
      SceneVariable(name: "n", initial: .number(1)),
      SceneVariable(name: "flag", initial: .boolean(false)),
      SceneVariable(name: "word", initial: .string("x")),
      SceneVariable(name: "place", initial: .vector(CGVector(dx: 1, dy: 2))),
    ]
    scene.on(
      .at([0]), .set(.variable(0), to: scene.operand("1e300")),
      .set(.variable(1), to: scene.operand("!flag")),
      .set(.variable(2), to: scene.operand("'y'")),
      .set(.variable(3), to: scene.operand("place + a.center")), scene.tell("n", "n"),
      scene.tell("flag", "flag"), scene.tell("word", "word"), scene.tell("place", "place"),
      .set(.variable(3), to: scene.operand("1 + 2", "4")), scene.tell("place", "place * 2"),
      .set(.variable(3), to: scene.operand("5", "n * 0")), scene.tell("size", "length(place)"))
    let recording = try Recording(scene)
    #expect(
      recording.events.map(\.data)
        == [
          RecordValue.number(1e300), .boolean(true), .string("y"), .numbers([101, 102]),
          .numbers([6, 8]), .number(5),
        ].map { .object([RecordMember("value", $0)]) })
  }

  @Test("A mapped item drives its view's size, which oscillates while the position stays")
  func mappedItem() throws {
    let spring: PropertyValues = [
      .anchorPoint: .vector(CGVector(dx: 40, dy: 40)), .damping: .number(0.3),
      .frequency: .number(2),
    ]
    var scene = Scene(
      centers: [(100, 100)],
      [
        SceneBehavior(
          id: "spring", kind: .attachment(.anchor(offsetFromCenter: .zero)), spring, items: [1]),
        SceneBehavior(
          id: "push",
          kind: .push(ScenePush(mode: .instantaneous)),
          [.angle: .number(.pi / 4), .magnitude: .number(2)], items: [1]),
      ])
    scene.items = [
      SceneItem(
        id: "size",
        kind: .mapped(
          target: 0,
          [
            SceneMapping(.centerX, to: .bounds(.width)),
            SceneMapping(.centerY, to: .bounds(.height)),
          ]))
    ]
    scene.on(.tick, if: "tick == 10", scene.tell("width", "a.bounds.width"))
    let recording = try Recording(scene)
    #expect(recording.outcome.ending == .stasis)
    var widths: [Float] = []
    for tick in 1...recording.outcome.frame.tick {
      let (view, item) = (try recording.state("a", at: tick), try recording.state("size", at: tick))
      #expect((view.x, view.y, view.vx, view.vy) == (100, 100, 0, 0))
      #expect((view.width, view.height) == (item.x, item.y))
      widths.append(view.width)
    }
    #expect((widths.max() ?? 0) > 45)
    #expect(recording.numbers(of: "width").map { Float($0) } == [widths[9]])
  }

  @Test("A mapped rotation leaves the position free to change")
  func mappedRotation() throws {
    var scene = still()
    scene.items = [
      SceneItem(id: "dial", kind: .mapped(target: 0, [SceneMapping(.angle, to: .bounds(.width))]))
    ]
    scene.behaviors = [
      SceneBehavior(
        id: "p",
        kind: .dynamicItem(
          SceneDynamicItem(
            linearVelocity: [.init(item: 1, value: CGVector(dx: 60, dy: 0))])),
        [.resistance: .number(0), .angularResistance: .number(0)], items: [1])
    ]
    scene.views[0].size = CGSize(width: 1, height: 40)
    let recording = try Recording(scene)
    let view = try recording.state("a", at: 6)
    expectClose(view.x, 105.5, within: 1e-4)
    expectClose(view.width, 1, within: 1e-6)
    expectClose(try recording.state("dial", at: 6).angle, 1, within: 1e-6)
  }

  /// A mapping of an item's part to a view's property, and the values of both after 0.1 s at 20 and 10 pt/s.
  struct Overlap: CustomTestStringConvertible {
    var from: SceneMapping.Part
    var to: SettableGeometry
    var item: [Double]
    var view: [Double]

    var testDescription: String { "\(from.rawValue) onto \(to.name)" }
  }

  /// The distances after 11 of 12 sub-steps of 1/120 s: 1.8333 and 0.9167.
  static let overlaps = [
    Overlap(
      from: .centerX, to: .angle, item: [2.0833, 80.9167, 0.25], view: [100, 80.9167, 2.0833]),
    Overlap(
      from: .centerX, to: .centerY, item: [81.8333, 80.9167, 0.25], view: [100, 81.8333, 0.25]),
    Overlap(
      from: .centerY, to: .centerX, item: [101.8333, 100.9167, 0.25], view: [100.9167, 80, 0.25]),
    Overlap(
      from: .centerY, to: .angle, item: [101.8333, 1.1667, 0.25], view: [101.8333, 80, 1.1667]),
  ]

  @Test(
    "A mapped number is protected from properties that overlap with it",
    arguments: overlaps)
  func mappedOver(_ overlap: Overlap) throws {
    var scene = still()
    scene.items = [
      SceneItem(
        id: "reel", kind: .mapped(target: 0, [SceneMapping(overlap.from, to: overlap.to)]))
    ]
    scene.behaviors = [
      SceneBehavior(
        id: "p",
        kind: .dynamicItem(
          SceneDynamicItem(
            linearVelocity: [.init(item: 1, value: CGVector(dx: 20, dy: 10))])),
        [.resistance: .number(0), .angularResistance: .number(0)], items: [1])
    ]
    scene.views[0].center = CGPoint(x: 100, y: 80)
    scene.views[0].angle = 0.25
    let recording = try Recording(scene)
    for (id, expected) in [("reel", overlap.item), ("a", overlap.view)] {
      let state = try recording.state(id, at: 6)
      for (number, expected) in zip([state.x, state.y, state.angle], expected) {
        expectClose(number, expected, within: 1e-4)
      }
    }
  }
}
