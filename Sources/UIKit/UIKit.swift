// SPDX-License-Identifier: MIT

// On platforms other than Apple's, `import UIKit` provides UIKit Dynamics and the parts of UIKit used by the code around
// it, which store values and show nothing. With the trait `Foundation` it also exports Foundation, as on Apple's platforms.
@_exported public import UIDynamics

#if FOUNDATION_TYPES
  @_exported public import Foundation

  #if !canImport(ObjectiveC)
    /// A string, so that `"floor" as NSString` can name a boundary, which it could not with Foundation's class of this name.
    public typealias NSString = String
  #endif
#else
  @_exported public import Dispatch
#endif
