// SPDX-License-Identifier: MIT

/// A shape attached to a body.
///
/// The slot is also the broad-phase proxy. Slots order pairs, so their order affects the motion. A chain loop
/// is a sequence of edges, each with its neighbors.
struct Fixture: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// Convex, with vertices clockwise on screen, so cross(side, inward) > 0.
    case polygon
    /// One vertex, the center; the skin is the radius.
    case circle
    /// A two-sided segment: start, end, and with neighbors the previous start and the next end.
    case edge
  }

  struct Material: BitwiseCopyable {
    var friction: Float
    var restitution: Float
    var density: Float
  }

  var kind: Kind
  /// True if an edge has a neighbor at its start or end.
  var hasPrevious = false
  var hasNext = false
  var vertexCount: Int32
  var firstVertex: Int32
  /// The skin.
  var radius: Float
  /// In the body's frame.
  var centroid: Vector
  /// An upper bound of |x| + |y| in the body's frame for skinless rectangles and segments; infinite for others.
  var extent = Float.infinity

  var body: Int32
  /// The next older fixture of the same body.
  var next: Int32 = none
  var material: Material
  var filter: CollisionFilter

  init(kind: Kind, body: Int32, radius: Float, definition: FixtureDefinition) {
    self.kind = kind
    self.body = body
    self.radius = radius
    vertexCount = 0
    firstVertex = 0
    centroid = .zero
    material = Material(
      friction: definition.friction, restitution: definition.restitution,
      density: definition.density)
    filter = definition.filter
  }
}

struct ConvexPoints {
  var vertices: UnsafePointer<Vector>
  var count: Int
  var radius: Float

  /// Returns the first vertex that is farthest along a direction.
  @inline(__always) func support(along direction: Vector) -> Int {
    if count == 4 {
      let four = FourVectors(vertices)
      return (direction.x * four.x + direction.y * four.y).largest.lane
    }
    var best = 0
    var farthest = vertices[0].dot(direction)
    for i in 1..<max(count, 1) {
      let reach = vertices[i].dot(direction)
      if reach > farthest { (farthest, best) = (reach, i) }
    }
    return best
  }
}
