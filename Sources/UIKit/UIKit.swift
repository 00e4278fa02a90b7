// SPDX-License-Identifier: MIT

// Off Apple's platforms, `import UIKit` provides UIKit Dynamics and the parts of UIKit that code around it uses, which
// store values and show nothing. With the trait `Foundation` it also exports Foundation, as on Apple's platforms.
@_exported public import UIDynamics

#if FOUNDATION_TYPES
  @_exported public import Foundation

  #if !canImport(ObjectiveC)
    /// Text, so that `"floor" as NSString` names a boundary; Foundation's class of this name would not.
    public typealias NSString = String
  #endif
#else
  @_exported public import Dispatch
#endif
