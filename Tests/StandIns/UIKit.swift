// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A UIKit of one class, for `make apple`: where Darwin has one, UIDynamics is nothing else.

/// Knows by its name that it is not the library's.
open class UIView {
  public init() {}
  public var isOfDarwin: Bool { true }
}
