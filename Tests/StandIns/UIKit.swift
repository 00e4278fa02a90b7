// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A UIKit of one class, for `make apple`. On Darwin, UIDynamics only exports UIKit.

/// Differs from the library's class by a property.
open class UIView {
  public init() {}
  public var isOfDarwin: Bool { true }
}
