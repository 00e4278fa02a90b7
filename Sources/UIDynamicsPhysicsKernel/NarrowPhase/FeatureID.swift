// SPDX-License-Identifier: MIT

/// Which vertex or face of each shape a contact point comes from.
///
/// Two points with the same id in consecutive sub-steps are the same point, which is what lets it
/// keep its impulse (warm starting). Sixteen bits a shape: 15 of index, the highest set for a face.
struct FeatureID: BitwiseCopyable, Equatable {
  private var bits: UInt32

  private static var faceBit: UInt32 { 0x8000 }

  /// A vertex of A on a face of B.
  @inline(__always) static func vertex(_ a: Int, ofAOnFace b: Int) -> FeatureID {
    FeatureID(bits: UInt32(truncatingIfNeeded: a) | (UInt32(truncatingIfNeeded: b) | faceBit) << 16)
  }

  /// A vertex of B on a face of A.
  @inline(__always) static func vertex(_ b: Int, ofBOnFace a: Int) -> FeatureID {
    vertex(b, ofAOnFace: a).swapped
  }

  /// A vertex of A on the only vertex of B.
  @inline(__always) static func vertexOnVertex(_ a: Int) -> FeatureID {
    FeatureID(bits: UInt32(truncatingIfNeeded: a))
  }

  /// The same feature with A and B exchanged.
  @inline(__always) var swapped: FeatureID { FeatureID(bits: bits << 16 | bits >> 16) }

  /// The feature of B alone, as an index.
  @inline(__always) var indexOfB: Int { Int(bits >> 16 & 0x7fff) }

  var rawValue: UInt32 { bits }
}
