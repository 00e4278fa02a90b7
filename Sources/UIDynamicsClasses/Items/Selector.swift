// SPDX-License-Identifier: MIT

#if canImport(ObjectiveC)
  @_exported public import struct ObjectiveC.Selector
#else
  /// The name of a method.
  ///
  /// `#selector` needs Objective-C, so nothing can call one.
  public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let name: String

    /// Takes the name of a method.
    public init(_ name: String) { self.name = name }

    /// Takes the name of a method.
    public init(stringLiteral name: String) { self.name = name }
  }
#endif
