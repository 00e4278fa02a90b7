// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry
import UIDynamicsPhysicsKernel

@testable import UIDynamicsClasses
@testable import UIDynamicsSceneFormat

/// Recomputes the numbers in `docs/inside/how-a-scene-becomes-motion.md`.
@Suite("Numbers in the page about a scene's journey", .timeLimit(.minutes(30)))
struct JourneyTests {
  private let page: String
  private let loading: SceneLoading
  private let document: JSONDocument
  private let scene: Scene

  init() throws {
    page = try Repository.text("docs/inside/how-a-scene-becomes-motion.md")
    let bytes = Array(try Repository.text("Examples/falling-square.json").utf8)
    loading = SceneLoader.load(bytes, name: "falling-square.json")
    document = try #require(JSONReader.read(loading.source).document)
    scene = try #require(loading.scene)
  }

  /// Expects the page to show a value, formatted as code by default.
  private func expectShown(
    _ value: String, _ what: String, asCode: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if page.contains(asCode ? "`\(value)`" : value) { return }
    Issue.record("the page does not show \(what), \(value)", sourceLocation: sourceLocation)
  }

  @Test("The page shows the real numbers of the file's text, values and positions")
  func text() throws {
    expectShown("\(loading.source.bytes.count)", "the size of the file")
    expectShown("\(document.records.count)", "the number of values")
    let y = try #require(
      document.records.indices.map(JSONValue.init).first { document.number($0) == 318.5 })
    let place = document.range(of: y).lower
    expectShown("\(place)", "the place of 318.5")
    let position = LineTable(loading.source).position(of: place)
    expectShown("line \(position.line), column \(position.column)", "its line", asCode: false)
  }

  @Test("The page shows the real numbers of the decoded scene")
  func decoded() throws {
    #expect(loading.diagnostics == [])
    let view = try #require(scene.views.first)
    expectShown("(\(view.center.x), \(view.center.y))", "the center")
    expectShown("\(Int(view.size.width)) × \(Int(view.size.height))", "the size")
    expectShown("\(Int(scene.run.timeLimit))", "the time limit")
    expectShown("\(Int(scene.run.ticksPerSecond))", "the ticks in a second")
  }

  @Test("The page shows the real numbers of the body in meters")
  func meters() throws {
    let view = try #require(scene.views.first)
    let center = UnitConversion.meters(view.center)
    expectShown("(\(center.x), \(center.y))", "the center in m")
    let half = UnitConversion.halfExtents(view.size)
    expectShown("\(half.height)", "half of the size in m")
    let world = World()
    let body = world.createBody(BodyDefinition())
    var fixture = FixtureDefinition()
    fixture.density = 1
    world.addBox(to: body, halfWidth: half.width, halfHeight: half.height, fixture)
    expectShown("\(world.mass(of: body))", "the mass in kg")
    let gravity = UnitConversion.acceleration(CGVector(dx: 0, dy: 1))
    expectShown("\(Int(gravity.y))", "gravity in m/s²")
    let floor = scene.referenceView.map { $0.bounds.maxY + UIKitConstants.implicitBoundaryOutset }
    expectShown("\(Int(try #require(floor)))", "the bottom edge in pt")
    expectShown("\(UnitConversion.meters(try #require(floor)))", "the bottom edge in m")
  }

  @Test("The page shows the real numbers of the first tick")
  func tick() throws {
    var clock = AnimatorClock(.uikit)
    expectShown("\(clock.subStep)", "the length of a sub-step in s")
    let (first, second) = (clock.advance(by: 1 / 60), clock.advance(by: 1 / 60))
    expectShown("\(first)", "the number of sub-steps in the first tick")
    expectShown("\(second)", "the number of sub-steps in the second tick")
    expectShown("\(subStep(resistance: 0).velocity)", "the velocity before resistance in m/s")
    let (velocity, position) = subStep(resistance: UIKitConstants.resistance)
    expectShown("\(velocity)", "the velocity in m/s")
    expectShown("\(position)", "the position in m")
    expectShown("\(UnitConversion.points(position))", "the position in pt")
    expectShown("\(UnitConversion.points(velocity))", "the velocity in pt/s")
  }

  private func subStep(resistance: CGFloat) -> (velocity: Float, position: Float) {
    let world = World()
    world.gravity = UnitConversion.acceleration(CGVector(dx: 0, dy: 1))
    var definition = BodyDefinition()
    definition.position = UnitConversion.meters(scene.views[0].center)
    definition.linearDamping = Float(resistance)
    let body = world.createBody(definition)
    world.setAffectedByGravity(of: body, true)
    world.step(UIKitConstants.subStep)
    return (world.linearVelocity(of: body).y, world.position(of: body).y)
  }
}
