// SPDX-License-Identifier: MIT

#if FOUNDATION_TYPES
  @_exported public import class Foundation.NSCoder
#else
  /// What objects would be read from, were there archives: views and layouts have an initializer that
  /// takes one, and so have the subclasses that programs make of them.
  open class NSCoder: NSObject {
    /// Creates a coder that holds nothing.
    public override init() {}
  }
#endif
