// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// A tilted bar rotates counterclockwise by more than a full rotation; each form uses its consumer's unit and sign.
@Suite("Units of rotation", .timeLimit(.minutes(30)))
struct ConsumerUnitTests {
  private static let scene = """
    {"referenceView":{"size":[200,100]},"views":[{"id":"bar","center":[100,50],"size":[40,10],"angle":0.3}],
     "behaviors":[{"type":"dynamicItem","items":["bar"],"angularResistance":0,"resistance":0,
       "angularVelocity":{"bar":-8}}],
     "run":{"timeLimit":1,"until":"timeLimit"}}
    """

  /// The final angle of a rotation without resistance, whose first tick is half as long as the others.
  private static let last = 0.3 - 8 * 59.5 / 60

  @Test(
    "A rotation is exported in the unit that the consumer expects",
    arguments: [
      ("css", #"rotate: (-?[0-9.]+)rad"#, 1), ("waapi", #""rotate":"(-?[0-9.]+)rad""#, 1),
      ("svg", #"rotate: (-?[0-9.]+)rad"#, 1), ("ca", #"(-?[0-9.]+)\] as \[NSNumber\]"#, 1),
      ("lottie", #""s":\[(-?[0-9.]+)\]"#, 180 / Double.pi),
      ("swiftui", #"Keyframe\((-?[0-9.]+)"#, 1),
      ("compose", #"angleTo = (-?[0-9.]+)f"#, 180 / Double.pi),
    ])
  func unit(_ form: String, _ number: String, _ perRadian: Double) throws {
    let folder = TestFolder()
    let result = cli(["export", folder.write("s.json", Self.scene), "-q", "--as", form, "-o", "-"])
    let pattern = try Regex<(Substring, Substring)>(number)
    let numbers = result.output.matches(of: pattern).compactMap { Double($0.output.1) }
    let last = Self.last * perRadian
    let nearest = try #require(
      numbers.min { ($0 - last).magnitude < ($1 - last).magnitude }, "\(result.messages)")
    expectClose(nearest, last, within: 0.001 * perRadian)
  }
}
