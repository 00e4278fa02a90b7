// SPDX-License-Identifier: MIT

// Exports the C library to all tests that import TestSupport.

#if canImport(Darwin)
  @_exported public import Darwin
#else
  @_exported public import Glibc
#endif
