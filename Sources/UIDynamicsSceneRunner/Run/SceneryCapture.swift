// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsTrajectory

/// Captures everything that is drawn around the items.
final class SceneryCapture {
  private let stage: Stage
  /// The cached parts of each behavior, valid until the behavior changes.
  private var boundaries: [ObjectIdentifier: KnownBoundaries] = [:]
  private var fields: [ObjectIdentifier: FieldSampler] = [:]
  private var order: (revision: Int, part: SceneryPart?)?

  private struct KnownBoundaries {
    var revision: Int
    var insets: UIEdgeInsets?
    var bounds: CGRect?
    var parts: [SceneryPart]
  }

  init(_ stage: Stage) { self.stage = stage }

  /// Returns the current parts; `window` is the visible part of a collection view.
  func parts(window: CGRect?) -> [SceneryPart] {
    var parts: [SceneryPart] = []
    if let bounds = stage.referenceBounds { parts.append(SceneryPart("", .bounds(Box(bounds)))) }
    if let window { parts.append(SceneryPart("", .window(Box(window)))) }
    if let order = stackOrder { parts.append(order) }
    parts += stage.presence.removed.sorted().map { SceneryPart(stage.ids[$0], .hidden(item: $0)) }
    var (gravity, fieldCount) = (SceneryPart?.none, 0)
    for behavior in stage.animator.behaviorsAtWork {
      switch behavior {
      case let collision as UICollisionBehavior: parts += self.boundaries(of: collision)
      case let attachment as UIAttachmentBehavior: parts += part(of: attachment)
      case let snap as UISnapBehavior: parts += part(of: snap)
      case let field as UIFieldBehavior:
        parts.append(part(of: field, order: fieldCount))
        fieldCount += 1
      case let pull as UIGravityBehavior: gravity = part(of: pull)
      default: break
      }
    }
    return gravity.map { parts + [$0] } ?? parts
  }

  /// The items from back to front; `nil` if that is the order of their indices.
  private var stackOrder: SceneryPart? {
    if let order, order.revision == stage.moves.revision { return order.part }
    let items = stage.stackOrder
    let part = items == Array(items.indices) ? nil : SceneryPart("", .order(items))
    order = (stage.moves.revision, part)
    return part
  }

  /// Returns the index, or `nil` for items outside the view hierarchy, which are not drawn.
  private func index(of item: (any UIDynamicItem)?) -> Int? {
    item.flatMap(stage.index).flatMap { stage.isShown($0) ? $0 : nil }
  }

  // MARK: Boundaries

  private func boundaries(of collision: UICollisionBehavior) -> [SceneryPart] {
    guard collision.collisionMode.contains(.boundaries) else { return [] }
    let key = ObjectIdentifier(collision)
    let (insets, bounds) = (collision.implicitBoundaryInsets, stage.referenceBounds)
    if let known = boundaries[key], known.revision == collision.boundaryRevision,
      known.insets == insets, known.bounds == bounds
    {
      return known.parts
    }
    var parts = collision.boundaryOutlines.map { name, corners, isClosed in
      SceneryPart(name, .boundary(corners.map(Spot.init), isClosed: isClosed))
    }
    if let insets, let bounds {
      let box = Box(bounds.inset(by: insets))
      parts.append(SceneryPart("", .boundary(box.corners, isClosed: true)))
    }
    boundaries[key] = KnownBoundaries(
      revision: collision.boundaryRevision, insets: insets, bounds: bounds, parts: parts)
    return parts
  }

  // MARK: Behaviors

  private func part(of attachment: UIAttachmentBehavior) -> [SceneryPart] {
    guard let ends = attachment.ends, let first = index(of: attachment.items.first) else {
      return []
    }
    let second = attachment.items.count > 1 ? index(of: attachment.items.last) : nil
    if second == nil && attachment.items.count > 1 { return [] }
    var drawn = SceneryAttachment(
      SceneryAttachment.Form(ends.form), .item(first, Spot(ends.first)),
      second.map { .item($0, Spot(ends.second)) } ?? .spot(Spot(ends.second)),
      length: ends.length.map { Double($0) })
    drawn.axis = ends.axis.map { Spot(Double($0.dx), Double($0.dy)) }
    let range = attachment.attachmentRange
    if drawn.form == .rail && !range.isInfinite && range.minimum <= range.maximum {
      drawn.range = Double(range.minimum)...Double(range.maximum)
    }
    return [SceneryPart(attachment.id, .attachment(drawn))]
  }

  private func part(of snap: UISnapBehavior) -> [SceneryPart] {
    guard let item = index(of: snap.drawnItem) else { return [] }
    return [SceneryPart(snap.id, .snap(item: item, to: Spot(snap.snapPoint)))]
  }

  private func part(of field: UIFieldBehavior, order: Int) -> SceneryPart {
    let key = ObjectIdentifier(field)
    let settings = FieldSampler.Settings(field, around: stage.referenceBounds, order: order)
    if let known = fields[key], known.settings == settings {
      return SceneryPart(field.id, .field(known.scenery))
    }
    let sampler = FieldSampler(settings, field)
    fields[key] = sampler
    return SceneryPart(field.id, .field(sampler.scenery))
  }

  private func part(of gravity: UIGravityBehavior) -> SceneryPart {
    let direction = gravity.gravityDirection
    return SceneryPart(gravity.id, .gravity(Spot(Double(direction.dx), Double(direction.dy))))
  }
}

extension SceneryAttachment.Form {
  fileprivate init(_ form: AttachmentEnds.Form) {
    switch form {
    case .rod: self = .rod
    case .spring: self = .spring
    case .rope: self = .rope
    case .rail: self = .rail
    case .pin: self = .pin
    case .weld: self = .weld
    }
  }
}

extension Spot {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension Box {
  init(_ rect: CGRect) {
    self.init(
      minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX),
      maxY: Double(rect.maxY))
  }
}
