// SPDX-License-Identifier: MIT

/// A string, for UIKit code such as `"floor" as NSString`; it names the same boundary as `"floor"`.
public typealias NSString = String

extension String {
  /// Creates the same string, for UIKit code such as `NSString(string: "floor")`.
  public init(string: String) { self = string }
}
