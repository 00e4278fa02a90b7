// SPDX-License-Identifier: MIT

// The optimizer splits Swift's vector operations and recombines them with extra moves between lanes. Each
// operation here is a single instruction that produces the same bits.

#if arch(x86_64) && canImport(_Builtin_intrinsics)
  private import _Builtin_intrinsics.intel.sse

  extension SIMD4<Float> {
    @inline(__always) static func + (a: Self, b: Self) -> Self { _mm_add_ps(a, b) }
    @inline(__always) static func - (a: Self, b: Self) -> Self { _mm_sub_ps(a, b) }
    @inline(__always) static func * (a: Self, b: Self) -> Self { _mm_mul_ps(a, b) }
    @inline(__always) static func * (s: Float, a: Self) -> Self { Self(repeating: s) * a }
    @inline(__always) static func += (a: inout Self, b: Self) { a = a + b }
    @inline(__always) static func -= (a: inout Self, b: Self) { a = a - b }
    @inline(__always) var highTwice: Self { _mm_movehl_ps(self, self) }
    @inline(__always) static func lesser(_ a: Self, _ b: Self) -> Self { _mm_min_ps(a, b) }
    @inline(__always) static func greater(_ a: Self, _ b: Self) -> Self { _mm_max_ps(a, b) }
    /// The largest number and the first lane that contains it; NaN is ignored.
    @inline(__always) var largest: (lane: Int, value: Float) {
      let pairs = _mm_max_ps(self, highTwice)
      let value = larger(pairs.x, pairs.y)
      let lanes = _mm_movemask_ps(_mm_cmpeq_ps(self, Self(repeating: value)))
      return ((lanes | 16).trailingZeroBitCount & 3, value)
    }
  }
#else
  extension SIMD4<Float> {
    @inline(__always) var highTwice: Self { Self(z, w, z, w) }
    @inline(__always) static func lesser(_ a: Self, _ b: Self) -> Self {
      b.replacing(with: a, where: a .< b)
    }
    @inline(__always) static func greater(_ a: Self, _ b: Self) -> Self {
      b.replacing(with: a, where: a .> b)
    }
    @inline(__always) var largest: (lane: Int, value: Float) {
      var best = (lane: 0, value: self[0])
      for lane in 1..<4 where self[lane] > best.value { best = (lane, self[lane]) }
      return best
    }
  }
#endif
