// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

extension ObjectReader {
  var referenceBounds: CGRect? {
    rect("bounds")
      ?? (size("size") ?? size("contentSize")).map {
        CGRect(origin: .zero, size: $0)
      }
  }

  var pose: InitialPose? {
    document.pose(
      frame: value("frame"), center: value("center"), size: value("size"), angle: value("angle"))
  }

  func mapped(_ pose: InitialPose) -> InitialPose {
    var shown = pose
    for mapping in mappings {
      let number = mapping.property.numbers(pose.center, pose.angle, pose.bounds, pose.frame)[0]
      switch mapping.part {
      case .centerX: shown.center.x = number
      case .centerY: shown.center.y = number
      case .angle: shown.angle = number
      }
    }
    return shown
  }

  var mappings: [SceneMapping] {
    guard let map = object("map") else { return [] }
    return SceneMapping.Part.allCases.compactMap { part in
      map.string(part.rawValue).flatMap(SettableGeometry.init(path:))
        .map { SceneMapping(part, to: $0) }
    }
  }
}

extension JSONDocument {
  fileprivate func pose(
    frame: JSONValue?, center: JSONValue?, size: JSONValue?, angle: JSONValue?
  ) -> InitialPose? {
    let frame = frame.flatMap(rect)
    guard let size = frame?.size ?? size.flatMap(self.size),
      let center = frame.map({ $0.center }) ?? center.flatMap(point)
    else { return nil }
    let rotation = angle == nil ? 0 : angle.flatMap(finite)
    return rotation.map {
      InitialPose(center: center, bounds: CGRect(origin: .zero, size: size), angle: $0)
    }
  }
}

extension SceneOutline.View {
  /// The initial pose, which includes the offset of a copy.
  var pose: InitialPose? { Self.pose(members, in: document, copy) }

  static func pose(
    _ members: ViewMembers, in document: JSONDocument, _ copy: Int?
  ) -> InitialPose? {
    let written = document.pose(
      frame: members[.frame], center: members[.center], size: members[.size],
      angle: members[.angle])
    guard var pose = written else { return nil }
    pose.alpha = members[.alpha].flatMap(document.finite) ?? 1
    if let copy, let repetition = members[.repetition].flatMap(document.object),
      repetition.has("offset")
    {
      guard let offset = repetition.vector("offset") else { return nil }
      pose.center.x += Double(copy - 1) * offset.dx
      pose.center.y += Double(copy - 1) * offset.dy
    }
    return pose
  }
}
