// SPDX-License-Identifier: MIT

#if FOUNDATION_TYPES
  @_exported public import typealias Foundation.TimeInterval
#else
  /// A time in seconds.
  public typealias TimeInterval = Double
#endif
