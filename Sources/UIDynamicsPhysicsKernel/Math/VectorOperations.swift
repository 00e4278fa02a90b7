// SPDX-License-Identifier: MIT

// Swift adds and multiplies vectors of Floats lane by lane and leaves it to the optimizer to put the
// lanes together again. In long formulas it puts them together otherwise, with moves between lanes in
// the way of the result. Here each operation is one instruction, which has the same bits.

#if arch(x86_64) && canImport(_Builtin_intrinsics)
  private import _Builtin_intrinsics.intel.sse

  extension SIMD4<Float> {
    @inline(__always) static func + (a: Self, b: Self) -> Self { _mm_add_ps(a, b) }
    @inline(__always) static func - (a: Self, b: Self) -> Self { _mm_sub_ps(a, b) }
    @inline(__always) static func * (a: Self, b: Self) -> Self { _mm_mul_ps(a, b) }
    @inline(__always) static func * (s: Float, a: Self) -> Self { Self(repeating: s) * a }
    @inline(__always) static func += (a: inout Self, b: Self) { a = a + b }
    @inline(__always) static func -= (a: inout Self, b: Self) { a = a - b }
    /// (z, w, z, w).
    @inline(__always) var highTwice: Self { _mm_movehl_ps(self, self) }
  }
#else
  extension SIMD4<Float> {
    /// (z, w, z, w).
    @inline(__always) var highTwice: Self { Self(z, w, z, w) }
  }
#endif
