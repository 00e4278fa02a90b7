// SPDX-License-Identifier: MIT

// With Objective-C, Foundation's own class names boundaries.
#if !(canImport(ObjectiveC) && FOUNDATION_TYPES)
  /// Text where UIKit code says `"floor" as NSString`; it names the same boundary as "floor".
  public typealias NSString = String

  extension String {
    /// Creates the same text, as UIKit code writes it: `NSString(string: "floor")`.
    public init(string: String) { self = string }
  }
#endif
