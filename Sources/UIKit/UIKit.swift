// SPDX-License-Identifier: MIT

// What `import UIKit` brings where there is no UIKit: Foundation, UIKit Dynamics, and as much of the
// rest as files about dynamics touch. The rest keeps what is set and shows nothing.
//
// Without the trait `Foundation` the module is empty: its names would collide with Foundation's.
#if FOUNDATION_TYPES
  @_exported public import Foundation
  @_exported public import UIDynamics

  /// Text, so that `"floor" as NSString` names a boundary; Foundation's class of this name would not.
  public typealias NSString = String
#endif
