// SPDX-License-Identifier: MIT

// Off Apple's platforms, `import UIKit` provides UIKit Dynamics and the parts of UIKit that code around it uses, which
// store values and show nothing. With the trait `Foundation` it also exports Foundation, as on Apple's platforms.
@_exported public import UIDynamics

#if FOUNDATION_TYPES
  @_exported public import Foundation

  /// A string, so that `"floor" as NSString` can name a boundary; Foundation's class of this name cannot.
  public typealias NSString = String
#else
  @_exported public import Dispatch
#endif
