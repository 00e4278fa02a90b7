// SPDX-License-Identifier: MIT

// One import for every platform: UIKit itself on devices, this library's classes elsewhere, so that no file sees both.
// This package also has a product UIKit; `canImport(Darwin)` distinguishes the two.
#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  @_exported public import UIKit
#else
  @_exported public import UIDynamicsClasses
#endif
