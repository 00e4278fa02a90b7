// SPDX-License-Identifier: MIT

/// What makes copies of itself; boundaries are named by values of this kind.
///
/// Strings, numbers and index paths conform, so that `"floor" as NSCopying` names a boundary as it
/// does in UIKit. A hashable value type of one's own conforms by saying so.
public protocol NSCopying {
  /// Returns a copy; what cannot change may return itself.
  func copy(with zone: NSZone?) -> Any
}

extension NSCopying where Self: Hashable & Sendable {
  /// Returns the value itself.
  public func copy(with zone: NSZone?) -> Any { self }
}

extension String: NSCopying {}
extension Int: NSCopying {}
extension Double: NSCopying {}

/// Where a copy was to lie in memory, long ago; nil is all there is to give.
public enum NSZone {}
