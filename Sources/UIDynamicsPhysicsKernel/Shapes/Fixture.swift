// SPDX-License-Identifier: MIT

/// A shape fixed to a body, with its surface, weight and contact filter.
///
/// A fixture's slot is also its proxy in the broad phase; slots order pairs, so their order is part
/// of the motion. Vertices live in one shared array, normals (of polygons) in another at the same
/// indices. A chain loop is a row of edges, each with the neighbours it must blend with.
struct Fixture: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// Convex; the vertices run clockwise on screen, so that cross(side, inwards) > 0.
    case polygon
    /// One vertex, the center, with the radius as its skin.
    case circle
    /// Two-sided segment: vertices start, end, and with neighbours previous start and next end.
    case edge
  }

  var kind: Kind
  /// For edges: whether a neighbour joins at the start and at the end.
  var hasPrevious = false
  var hasNext = false
  var vertexCount: Int32
  var firstVertex: Int32
  /// Skin around the shape, m.
  var radius: Float
  /// Of the shape in the body's frame, m.
  var centroid: Vector
  /// How far a rectangle without skin or a segment reaches from the origin of its body, at most,
  /// summed over both axes, m; infinite for other shapes.
  var extent = Float.infinity

  var body: Int32
  /// The next older fixture of the same body.
  var next: Int32 = none
  var friction: Float
  var restitution: Float
  /// kg/m².
  var density: Float
  var filter: CollisionFilter

  init(kind: Kind, body: Int32, radius: Float, definition: FixtureDefinition) {
    self.kind = kind
    self.body = body
    self.radius = radius
    vertexCount = 0
    firstVertex = 0
    centroid = .zero
    friction = definition.friction
    restitution = definition.restitution
    density = definition.density
    filter = definition.filter
  }
}

/// The vertices of a convex shape and its skin, as collision queries see it.
struct ConvexPoints {
  var vertices: UnsafePointer<Vector>
  var count: Int
  var radius: Float

  /// The vertex farthest along a direction; the first of equals.
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
