// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsGeometry

@Suite("Objects as UIKit code expects them", .timeLimit(.minutes(30)))
struct ObjectTests {
  private final class Marble: NSObject, NSCopying {
    var color: String
    init(_ color: String) { self.color = color }
    override func isEqual(_ object: Any?) -> Bool { (object as? Marble)?.color == color }
    override var hash: Int { color.hashValue }
    func copy(with zone: NSZone? = nil) -> Any { Marble(color) }
  }

  #if FOUNDATION_TYPES
    private final class Pebble: NSObject {}
  #else
    /// A class that has no superclass.
    private final class Pebble: NSObjectProtocol {}
  #endif

  @Test("An object equals only itself, unless its class overrides this")
  func equality() {
    let (first, second) = (NSObject(), NSObject())
    #expect(first == first && first != second && first.isEqual(first) && !first.isEqual(second))
    #expect(!first.isEqual(nil) && !first.isEqual("text"))
    #expect(Marble("red") == Marble("red") && Marble("red") != Marble("blue"))
    #expect(Set([Marble("red"), Marble("red"), Marble("blue")]).count == 2)
    let pebble = Pebble()
    #expect(pebble.isEqual(pebble) && !pebble.isEqual(Pebble()) && pebble.hash == pebble.hash)
  }

  @Test("A copy is the result of the class's copy method")
  func copies() throws {
    let red = Marble("red")
    let copy = try #require(red.copy() as? Marble)
    #expect(copy == red && copy !== red)
    #expect("floor".copy(with: nil) as? String == "floor" && 7.copy(with: nil) as? Int == 7)
    #if !FOUNDATION_TYPES
      #expect(NSObject().description == "<NSObject>")
    #endif
  }

  #if !FOUNDATION_TYPES
    @Test("Copying an object that cannot be copied ends the process with a reason and a suggestion")
    func noCopies() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = NSObject().copy()
      }
      let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(message.contains("cannot be copied. Have NSObject conform to NSCopying."))
    }
  #endif
}
