// SPDX-License-Identifier: MIT

#if FOUNDATION_TYPES
  @_exported public import class Foundation.NSCoder
#else
  /// A placeholder for the parameter of `init(coder:)` in views and layouts; it does not read from an archive.
  open class NSCoder: NSObject {
    /// Creates an empty coder.
    public override init() {}
  }
#endif
