// SPDX-License-Identifier: MIT

#if !FOUNDATION_TYPES
  import Foundation
  import Testing
  import UIDynamics

  import typealias UIDynamics.CGFloat
  import struct UIDynamics.CGPoint
  import struct UIDynamics.CGRect
  import enum UIDynamics.CGRectEdge
  import struct UIDynamics.CGSize
  import struct UIDynamics.IndexPath
  import protocol UIDynamics.NSCopying
  import class UIDynamics.NSObject
  import protocol UIDynamics.NSObjectProtocol
  import typealias UIDynamics.NSString
  import enum UIDynamics.NSZone

  /// Compiles only if the advice on importing Foundation in docs/port-uikit-code.md is correct.
  @Suite("Names shared with Foundation", .timeLimit(.minutes(30)))
  struct BesideFoundationTests {
    @Test("A file can choose this library's types over Foundation's types of the same name")
    func names() {
      let names = [
        "\(CGFloat.self)", String(reflecting: CGPoint.self), String(reflecting: CGRect.self),
        String(reflecting: CGRectEdge.self), String(reflecting: CGSize.self),
        String(reflecting: IndexPath.self), String(reflecting: (any NSCopying).self),
        String(reflecting: NSObject.self), String(reflecting: (any NSObjectProtocol).self),
        "\(NSString.self)", String(reflecting: NSZone.self), "\(TimeInterval.self)",
      ]
      #expect(
        names == [
          "Double", "UIDynamicsGeometry.CGPoint", "UIDynamicsGeometry.CGRect",
          "UIDynamicsGeometry.CGRectEdge", "UIDynamicsGeometry.CGSize",
          "UIDynamicsClasses.IndexPath", "UIDynamicsGeometry.NSCopying",
          "UIDynamicsGeometry.NSObject",
          "UIDynamicsGeometry.NSObjectProtocol", "String", "UIDynamicsGeometry.NSZone", "Double",
        ])
    }
  }
#endif
