// SPDX-License-Identifier: MIT

/// A shape attached to a body; a chain loop is a sequence of edge fixtures that know their neighbors.
///
/// A fixture's slot is also its broad-phase proxy. Pairs are sorted by slot, so the slots affect the motion.
struct Fixture: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// Convex, with vertices clockwise on screen, so cross(side, inward) > 0.
    case polygon
    /// A single vertex, the center; the skin is the radius.
    case circle
    /// A two-sided segment. Its vertices are the start and end, followed by the previous start and the next end.
    case edge
  }

  struct Material: BitwiseCopyable {
    var friction: Float
    var restitution: Float
    var density: Float
  }

  var kind: Kind
  /// True if the edge has a neighbor at its start.
  var hasPrevious = false
  var hasNext = false
  var vertexCount: Int32
  var firstVertex: Int32
  /// The thickness of the skin.
  var radius: Float
  /// The centroid, in the body's frame.
  var centroid: Vector
  /// An upper bound of |x| + |y| in the body's frame for skinless rectangles and segments; infinite for other shapes.
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

  /// Returns the first of the vertices that are farthest along a direction.
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
