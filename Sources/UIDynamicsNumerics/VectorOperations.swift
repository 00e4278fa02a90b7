// SPDX-License-Identifier: MIT

// Swift adds and multiplies `Double` vectors lane by lane and relies on the optimizer to recombine them, which
// costs extra moves. These operators are a single instruction each and produce the same bits.

#if arch(x86_64) && canImport(_Builtin_intrinsics)
  private import _Builtin_intrinsics.intel.sse2

  extension SIMD2<Double> {
    @inline(__always) static func + (a: Self, b: Self) -> Self { _mm_add_pd(a, b) }
    @inline(__always) static func - (a: Self, b: Self) -> Self { _mm_sub_pd(a, b) }
    @inline(__always) static func * (a: Self, b: Self) -> Self { _mm_mul_pd(a, b) }
    @inline(__always) static func + (s: Double, a: Self) -> Self { Self(repeating: s) + a }
    @inline(__always) static func - (s: Double, a: Self) -> Self { Self(repeating: s) - a }
    @inline(__always) static func * (s: Double, a: Self) -> Self { Self(repeating: s) * a }
    @inline(__always) static func * (a: Self, s: Double) -> Self { a * Self(repeating: s) }
  }
#endif
