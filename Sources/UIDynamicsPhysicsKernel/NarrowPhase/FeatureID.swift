// SPDX-License-Identifier: MIT

/// Identifies a contact point for warm starting by the vertex or face of each shape that produced it.
///
/// Each shape takes 16 bits: a 15-bit index, and the highest bit, which is set for a face.
struct FeatureID: BitwiseCopyable, Equatable {
  private var bits: UInt32

  private static var faceBit: UInt32 { 0x8000 }

  @inline(__always) static func vertex(_ a: Int, ofAOnFace b: Int) -> FeatureID {
    FeatureID(bits: UInt32(truncatingIfNeeded: a) | (UInt32(truncatingIfNeeded: b) | faceBit) << 16)
  }

  @inline(__always) static func vertex(_ b: Int, ofBOnFace a: Int) -> FeatureID {
    vertex(b, ofAOnFace: a).swapped
  }

  @inline(__always) static func vertexOnVertex(_ a: Int) -> FeatureID {
    FeatureID(bits: UInt32(truncatingIfNeeded: a))
  }

  @inline(__always) var swapped: FeatureID { FeatureID(bits: bits << 16 | bits >> 16) }

  @inline(__always) var indexOfB: Int { Int(bits >> 16 & 0x7fff) }

  var rawValue: UInt32 { bits }
}
