// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Names that other frameworks or UIKit use for things that a scene calls differently.
enum OtherWords {
  static func name(meantBy path: String, isKnown: (String) -> Bool) -> String? {
    let points = path.indices.filter { path[$0] == "." }
    for end in [path.endIndex] + points.reversed() {
      let rest = String(path[end...])
      let part = [".dx": ".x", ".dy": ".y"][rest] ?? rest
      let candidates = names[String(path[..<end])]?.map { $0 + part }
      if let name = candidates?.first(where: isKnown) { return name }
    }
    return nil
  }

  /// A hint for a property that is not settable.
  static func target(meantBy property: String, among candidates: [String]) -> String? {
    let isMoved = candidates.contains("center") || candidates.contains("elasticity")
    if isMoved, velocities.contains(property) {
      return "use the action \"addLinearVelocity\" or \"addAngularVelocity\""
    }
    return name(meantBy: property, isKnown: candidates.contains)
      .map { "set \(quoted($0)) instead" } ?? look(property)
  }

  private static let velocities = [
    "linearVelocity", "angularVelocity", "vx", "vy", "speed", "omega", "velocity",
  ]

  static func look(_ name: String) -> String? {
    switch name {
    case "hidden", "isHidden":
      "set \"alpha\" to hide a view, or remove it with \"removeFromSuperview\""
    case "color", "backgroundColor", "fill", "cornerRadius", "image", "label", "text", "shadow":
      "use \"look\", such as { \"fill\": \"systemBlue\" }; a run cannot change it"
    default: nil
    }
  }

  /// Returns the scene's word for a UIKit class, "gravity" for "UIGravityBehavior"; other text is unchanged.
  static func word(ofClass name: String, _ suffix: String) -> String {
    guard name.hasPrefix("UI"), name.hasSuffix(suffix) else { return name }
    return String(name.dropFirst("UI".count).dropLast(suffix.count))
  }

  /// Possible values of keys for each foreign word, such as a delegate method or another framework's event.
  static let values: [String: [String]] = [
    "circle": ["ellipse"], "oval": ["ellipse"], "round": ["ellipse"], "rect": ["rectangle"],
    "box": ["rectangle"], "settled": ["stasis", "pause"], "rest": ["stasis", "pause"],
    "stasis": ["pause"], "settle": ["pause"], "forever": ["timeLimit"],
    "impulse": ["instantaneous"], "instant": ["instantaneous"], "force": ["continuous"],
    "drag": ["pan"], "flick": ["pan"], "fling": ["pan"], "hold": ["longPress"],
    "press": ["longPress"], "doubleTap": ["tap"], "ease": ["easeInOut"],
    "collision": ["contactBegan"], "contact": ["contactBegan"], "collide": ["contactBegan"],
    "collided": ["contactBegan"], "beganContact": ["contactBegan"], "hit": ["contactBegan"],
    "animatorDidPause": ["pause"], "dynamicAnimatorDidPause": ["pause"], "didPause": ["pause"],
    "animatorWillResume": ["resume"], "dynamicAnimatorWillResume": ["resume"],
    "willResume": ["resume"], "load": ["start"], "viewDidLoad": ["start"],
    "viewDidAppear": ["start"], "appear": ["start"], "frame": ["tick"], "step": ["tick"],
    "start": ["began"], "started": ["began"], "begin": ["began"], "down": ["began"],
    "move": ["changed"], "moved": ["changed"], "moving": ["changed"], "change": ["changed"],
    "update": ["tick", "changed"], "updated": ["changed"], "end": ["ended"], "up": ["ended"],
    "finished": ["ended"], "lifted": ["ended"], "release": ["ended"], "released": ["ended"],
    // In UIKit, `.recognized` equals `.ended`.
    "recognized": ["ended"], "cancel": ["cancelled"], "canceled": ["cancelled"],
  ]

  /// Possible scene names for each foreign name, the most likely first.
  static let names: [String: [String]] = [
    "bounce": ["elasticity"], "bounciness": ["elasticity"], "restitution": ["elasticity"],
    "linearDamping": ["resistance"], "angularDamping": ["angularResistance"],
    "action": ["do"], "actions": ["do"], "then": ["do"], "do": ["then", "action"],
    "recognizer": ["type"], "time": ["at"],
    "fps": ["ticksPerSecond"], "anchor": ["anchorPoint", "attachmentAnchor"],
    "point": ["snapPoint", "position", "anchorPoint", "center", "location"],
    "position": ["center", "snapPoint", "location", "point", "anchorPoint"],
    "location": ["center", "point", "position", "snapPoint", "anchorPoint"],
    "behaviors": ["children"], "childBehaviors": ["children"],
    "duration": ["timeLimit"],
    "direction": ["gravityDirection", "pushDirection"],
    "velocity": ["linearVelocity"], "drag": ["resistance"], "view": ["item"], "views": ["items"],
    "snapTo": ["snapPoint"], "attachedToAnchor": ["anchorPoint"],
    "name": ["title", "id"], "identifier": ["id", "boundary"], "withIdentifier": ["id"],
    "boundaryIdentifier": ["boundary"], "points": ["touches"], "kind": ["attachment", "field"],
    "expect": ["that"], "expectations": ["expect"], "expectation": ["expect"],
    "assertions": ["expect"], "where": ["if"], "easing": ["curve"], "ease": ["curve"],
    "completion": ["then"], "dampingRatio": ["damping"], "tension": ["stiffness"],
    "follows": ["drags"], "moves": ["drags"], "move": ["center"],
    "rect": ["frame"], "frame": ["bounds"], "value": ["to"],
    "mode": ["collisionMode"], "settles": ["settlesWithin"],
    "fromPoint": ["from"], "toPoint": ["to"], "ovalInRect": ["oval"], "ovalIn": ["oval"],
    "force": ["pushDirection", "magnitude"], "axis": ["axisOfTranslation"],
    "transform": ["angle"], "rotation": ["angle"], "zRotation": ["angle"],
    "rotate": ["angle"], "scale": ["size"], "fade": ["alpha"], "hide": ["alpha"],
    "transform.rotation": ["angle"],
    "opacity": ["alpha"], "color": ["fill"], "backgroundColor": ["fill"], "text": ["label"],
    "origin": ["frame.origin", "bounds.origin", "contentOffset"],
    "bounds.origin": ["contentOffset"],
    "left": edge("minX"), "right": edge("maxX"), "top": edge("minY"), "bottom": edge("maxY"),
    "minX": edge("minX"), "midX": edge("midX"), "maxX": edge("maxX"), "minY": edge("minY"),
    "midY": edge("midY"), "maxY": edge("maxY"),
    // Readable but not settable.
    "frame.minX": edge("minX"), "frame.midX": edge("midX"), "frame.maxX": edge("maxX"),
    "frame.minY": edge("minY"), "frame.midY": edge("midY"), "frame.maxY": edge("maxY"),
  ]

  private static func edge(_ name: String) -> [String] {
    ["frame." + name, "bounds." + name, name.hasSuffix("X") ? "frame.origin.x" : "frame.origin.y"]
  }
}
