// SPDX-License-Identifier: MIT

/// The vertices and normals of all shapes, one run per fixture.
///
/// A run that is given back is handed out again to the next fixture of the same length, so that
/// boundaries rebuilt over and over do not fill the memory.
struct VertexStore {
  private var points = FlatArray<Vector>()
  private var directions = FlatArray<Vector>()
  /// Free runs by length; only looked up by key, never walked.
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

  /// Returns the index of a run whose values the caller sets next.
  mutating func take(_ count: Int32) -> Int32 {
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
