// SPDX-License-Identifier: MIT

// With Objective-C, Foundation's own NSString identifies boundaries.
#if !(canImport(ObjectiveC) && FOUNDATION_TYPES)
  /// A string, for UIKit code that contains `"floor" as NSString`; it identifies the same boundary as "floor".
  public typealias NSString = String

  extension String {
    /// Creates a string with the same text, for UIKit code that contains `NSString(string: "floor")`.
    public init(string: String) { self = string }
  }
#endif
