// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The subset of Apple's ObjectiveC module that the library uses, for `make apple`. It calls nothing.

public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

public protocol NSObjectProtocol: AnyObject {
  func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>!
}
