// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The visible part of the plane, and its scale.
struct Canvas: Equatable {
  /// The default length of a picture's longer side, in pixels.
  static let side = 720.0
  /// The default limit of pixels per pt.
  static let mostEnlarged = 2.0
  /// Items farther away than this, in pt, are ignored.
  private static let farthest = 1e6

  private(set) var box: Box
  private(set) var scale: Double
  private(set) var isCut: Bool

  /// The size of a pixel in pt, the unit of text and lines.
  var unit: Double { 1 / scale }

  /// Fits everything near the bounds of the motions.
  init(_ motions: [Motion]) {
    let all = Self.extent(of: motions)
    let bounds = motions.flatMap { $0.bounds }.reduce(Box?.none) { $0?.union($1) ?? $1 }
    let near = bounds.map { bounds in
      bounds.outset(by: 0.3 * max(bounds.width, bounds.height))
    }
    let shown = all.flatMap { all in
      near.flatMap { all.intersection($0) } ?? (near == nil ? all : nil)
    }
    var box = shown ?? bounds ?? Box(minX: 0, minY: 0, maxX: 100, maxY: 100)
    if let bounds {
      box = box.union(bounds)
      // Final poses are never cut off, unless they are far away.
      let reach = bounds.outset(by: max(bounds.width, bounds.height))
      for end in Self.ends(of: motions) {
        if let near = end.intersection(reach) { box = box.union(near) }
      }
    }
    let least = 20.0
    box = box.outset(by: max(0, least - min(box.width, box.height)) / 2)
    self.box = box
    isCut =
      all.map {
        !box.outset(by: 0.5).contains(Spot($0.minX, $0.minY))
          || !box.outset(by: 0.5).contains(Spot($0.maxX, $0.maxY))
      } ?? false
    scale = min(Self.side / max(box.width, box.height), Self.mostEnlarged)
  }

  func scaled(to scale: Double) -> Canvas {
    var canvas = self
    canvas.scale = scale
    return canvas
  }

  private static func ends(of motions: [Motion]) -> [Box] {
    motions.flatMap { motion in
      motion.looks.indices.filter(motion.isDrawn).compactMap { item in
        motion.frames.last.flatMap { motion.corners(of: item, in: $0)?.extent }
      }
    }
  }

  private static func extent(of motions: [Motion]) -> Box? {
    let boxes = motions.compactMap { $0.extent }
    guard let first = boxes.first else { return nil }
    let all = boxes.dropFirst().reduce(first) { $0.union($1) }
    let plane = Box(minX: -farthest, minY: -farthest, maxX: farthest, maxY: farthest)
    return all.intersection(plane)
  }
}

extension Motion {
  fileprivate var bounds: [Box] {
    parts.compactMap { timed in
      if case .bounds(let box) = timed.part.kind { box } else { nil }
    }
  }

  fileprivate var extent: Box? {
    var spots: [Spot] = []
    // A few hundred frames are enough.
    let stride = max(frames.count / 400, 1)
    for index in frames.indices where index % stride == 0 || index == frames.count - 1 {
      for item in looks.indices where isDrawn(item) {
        if let box = corners(of: item, in: frames[index])?.extent {
          spots += [Spot(box.minX, box.minY), Spot(box.maxX, box.maxY)]
        }
      }
    }
    for event in events where event.kind == .gesture {
      if let point = event.point { spots.append(Spot(Double(point.x), Double(point.y))) }
    }
    return (spots + parts.flatMap { $0.part.landmarks }).extent
  }
}

extension SceneryPart {
  fileprivate var landmarks: [Spot] {
    switch kind {
    case .bounds(let box), .window(let box): box.corners
    case .boundary(let corners, _): corners
    case .attachment(let attachment):
      [attachment.first, attachment.second].compactMap { end in
        if case .spot(let spot) = end { spot } else { nil }
      }
    case .snap(_, let spot): [spot]
    case .field(let field): [field.position]
    case .gravity, .hidden, .order: []
    }
  }
}
