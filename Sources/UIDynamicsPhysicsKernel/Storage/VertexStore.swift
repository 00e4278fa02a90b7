// SPDX-License-Identifier: MIT

/// The vertices and normals of all shapes, one run per fixture; a freed run is reused for the same length.
struct VertexStore {
  private var points = FlatArray<Vector>()
  private var directions = FlatArray<Vector>()
  /// Free runs by length; never iterated, because the order of a dictionary is not deterministic.
  private var freeRuns: [Int32: [Int32]] = [:]

  func deallocate() {
    points.deallocate()
    directions.deallocate()
  }

  @inline(__always) func vertices(at first: Int32) -> UnsafeMutablePointer<Vector> {
    points.at(first)
  }

  @inline(__always) func normals(at first: Int32) -> UnsafeMutablePointer<Vector> {
    directions.at(first)
  }

  /// The caller must initialize the values.
  mutating func allocate(_ count: Int32) -> Int32 {
    if !freeRuns.isEmpty, let run = freeRuns[count]?.popLast() { return run }
    let first = points.count
    points.extend(to: first + Int(count))
    directions.extend(to: first + Int(count))
    return Int32(first)
  }

  mutating func free(_ first: Int32, count: Int32) {
    freeRuns[count, default: []].append(first)
  }
}
