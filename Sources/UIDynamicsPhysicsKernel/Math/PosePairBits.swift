// SPDX-License-Identifier: MIT

/// The bit patterns of two poses; equal bits, including the signs of zeros, produce equal results.
struct PosePairBits: BitwiseCopyable, Equatable {
  private var bits: SIMD8<UInt32>

  @inline(__always) init(_ a: Pose, _ b: Pose) {
    let numbers = SIMD8(
      a.position.x, a.position.y, a.rotation.sine, a.rotation.cosine, b.position.x, b.position.y,
      b.rotation.sine, b.rotation.cosine)
    bits = unsafeBitCast(numbers, to: SIMD8<UInt32>.self)
  }

  private init(bits: SIMD8<UInt32>) { self.bits = bits }

  /// A value that differs from every finite pose.
  static var unknown: PosePairBits { PosePairBits(bits: SIMD8(repeating: .max)) }
}
