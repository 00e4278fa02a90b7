// SPDX-License-Identifier: MIT

// One import for every platform: UIKit itself on a device, this library's classes elsewhere, so that
// no file sees two of a class. A product of this package is called UIKit too; Darwin tells them apart.
#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  @_exported public import UIKit
#else
  @_exported public import UIDynamicsClasses
#endif
