// SPDX-License-Identifier: MIT

#if canImport(ObjectiveC)
  @_exported public import struct ObjectiveC.Selector
#else
  /// The name of a method; it cannot be called, because `#selector` needs Objective-C.
  public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let name: String

    /// Creates a selector from the name of a method.
    public init(_ name: String) { self.name = name }

    /// Creates a selector from a literal.
    public init(stringLiteral name: String) { self.name = name }
  }
#endif
