// SPDX-License-Identifier: MIT

// The C library, for all tests that import TestSupport.

#if canImport(Darwin)
  @_exported public import Darwin
#else
  @_exported public import Glibc
#endif
