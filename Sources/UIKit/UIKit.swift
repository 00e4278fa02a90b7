// SPDX-License-Identifier: MIT

// What `import UIKit` brings where there is no UIKit: UIKit Dynamics and as much of the rest as files
// about dynamics touch, which keeps what is set and shows nothing; with the trait `Foundation` also
// Foundation, as on Apple's platforms.
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
