// SPDX-License-Identifier: MIT

/// Parts of scenes to copy, for the help.
///
/// Each is valid in a scene with the views `card` and `slot`, the variable `score`, and behaviors `fall`,
/// `box`, `props` and `all`.
enum SceneExamples {
  static let behaviors = [
    "gravity": #"{ "type": "gravity", "items": ["card"], "magnitude": 2 }"#,
    "collision":
      #"{ "type": "collision", "items": ["card", "slot"], "translatesReferenceBoundsIntoBoundary": true }"#,
    "attachment":
      #"{ "type": "attachment", "item": "card", "anchorPoint": [187, 40], "frequency": 1, "damping": 0.3 }"#,
    "snap": #"{ "type": "snap", "item": "card", "snapPoint": [187, 333], "damping": 0.4 }"#,
    "push":
      #"{ "type": "push", "item": "card", "mode": "instantaneous", "pushDirection": [2, -1] }"#,
    "dynamicItem":
      #"{ "type": "dynamicItem", "items": ["card"], "elasticity": 0.6, "resistance": 0.5 }"#,
    "field":
      #"{ "type": "field", "field": "radialGravity", "items": ["card"], "position": [187, 333] }"#,
    "composite":
      #"{ "type": "composite", "children": [ { "type": "gravity", "items": ["card"] } ] }"#,
  ]

  static let kinds = [
    "anchor": #"{ "type": "attachment", "item": "card", "anchorPoint": [187, 40] }"#,
    "items":
      #"{ "type": "attachment", "attachment": "items", "item": "card", "attachedTo": "slot", "frequency": 2 }"#,
    "sliding":
      #"{ "type": "attachment", "attachment": "sliding", "item": "card", "attachmentAnchor": [60, 60], "axisOfTranslation": [0, 1] }"#,
    "limit":
      #"{ "type": "attachment", "attachment": "limit", "item": "card", "attachedTo": "slot", "length": 120 }"#,
    "fixed":
      #"{ "type": "attachment", "attachment": "fixed", "item": "card", "attachedTo": "slot", "attachmentAnchor": [100, 100] }"#,
    "pin":
      #"{ "type": "attachment", "attachment": "pin", "item": "card", "attachedTo": "slot", "attachmentAnchor": [100, 100] }"#,
    "linearGravity":
      #"{ "type": "field", "field": "linearGravity", "items": ["card"], "direction": [0, -0.5] }"#,
    "radialGravity":
      #"{ "type": "field", "field": "radialGravity", "items": ["card"], "position": [187, 333], "falloff": 1 }"#,
    "velocity":
      #"{ "type": "field", "field": "velocity", "items": ["card"], "direction": [2, 0] }"#,
    "drag": #"{ "type": "field", "field": "drag", "items": ["card"], "strength": 3 }"#,
    "vortex":
      #"{ "type": "field", "field": "vortex", "items": ["card"], "position": [187, 333], "strength": 0.02 }"#,
    "noise":
      #"{ "type": "field", "field": "noise", "items": ["card"], "smoothness": 0.5, "animationSpeed": 1 }"#,
    "turbulence":
      #"{ "type": "field", "field": "turbulence", "items": ["card"], "smoothness": 0.5, "animationSpeed": 1 }"#,
    "electric":
      #"{ "type": "field", "field": "electric", "items": ["card"], "position": [187, 333], "strength": -1 }"#,
    "magnetic":
      #"{ "type": "field", "field": "magnetic", "items": ["card"], "strength": 2 }"#,
    "spring":
      #"{ "type": "field", "field": "spring", "items": ["card"], "position": [187, 333], "strength": 0.5 }"#,
    "custom":
      #"{ "type": "field", "field": "custom", "items": ["card"], "force": "=-9 * position" }"#,
  ]

  static let gestures = [
    "pan": #"{ "id": "drag", "type": "pan", "touches": [[0.2, 80, 80], [0.3, 120, 80]] }"#,
    "tap":
      #"{ "id": "like", "type": "tap", "numberOfTapsRequired": 2, "view": "card", "strokes": [[[0.2, 80, 80]], [[0.4, 80, 80]]] }"#,
    "longPress": #"{ "id": "menu", "type": "longPress", "touches": [[0.2, 80, 80], [1, 80, 80]] }"#,
    "swipe":
      #"{ "id": "away", "type": "swipe", "direction": "left", "touches": [[0.2, 180, 80], [0.3, 80, 80]] }"#,
    "pinch":
      #"{ "id": "zoom", "type": "pinch", "touches": [[0.2, 80, 80, 120, 80], [0.4, 60, 80, 140, 80]] }"#,
    "rotation":
      #"{ "id": "turn", "type": "rotation", "touches": [[0.2, 80, 80, 120, 80], [0.4, 80, 80, 80, 120]] }"#,
    "scroll":
      #"{ "id": "finger", "type": "scroll", "touches": [[0.2, 80, 180], [0.3, 80, 80]] }"#,
  ]

  /// Objects by the last word of their name; where one stands in another, that is around it.
  static let objects = [
    "view":
      #"{ "id": "dot", "frame": [20, 40, 30, 30], "superview": "card", "repeat": { "count": 3, "offset": [40, 0] } }"#,
    "repeat": #"{ "id": "dot", "frame": [20, 40, 30, 30], "repeat": { "count": 3, "offset": [40, 0] } }"#,
    "collisionBounds":
      #"{ "id": "ball", "frame": [20, 40, 30, 30], "collisionBounds": { "path": { "oval": [-15, -15, 30, 30] } } }"#,
    "item": #"{ "items": [ { "id": "coin", "center": [90, 90], "size": [20, 20] } ] }"#,
    "map":
      #"{ "items": [ { "id": "width", "target": "card", "map": { "center.x": "bounds.size.width" } } ] }"#,
    "boundary":
      #"{ "type": "collision", "items": ["card"], "boundaries": [ { "id": "shelf", "from": [0, 200], "to": [150, 220] } ] }"#,
    "path":
      #"{ "type": "collision", "items": ["card"], "boundaries": [ { "id": "disc", "path": { "oval": [90, 200, 60, 60] } } ] }"#,
    "arc":
      #"{ "type": "collision", "items": ["card"], "boundaries": [ { "id": "bowl", "path": { "arc": { "center": [187, 300], "radius": 90, "startAngle": 0, "endAngle": 3.14 } } } ] }"#,
    "referenceBoundsInsets":
      #"{ "type": "collision", "items": ["card"], "referenceBoundsInsets": { "top": -200, "bottom": 34 } }"#,
    "region":
      #"{ "type": "field", "field": "drag", "items": ["card"], "position": [187, 333], "region": { "radius": 80 } }"#,
    "gesture": #"{ "id": "drag", "view": "card", "touches": [[0.2, 80, 80], [0.3, 120, 80, 400, 0]] }"#,
    "event":
      #"{ "on": "contactBegan", "item": "card", "if": "contact.point.y > 300", "once": true, "do": [ { "emit": "landed" } ] }"#,
    "keyframe":
      #"{ "animate": { "set": "card.angle", "duration": 0.4, "keyframes": [ { "at": 0.3, "to": 0.2 }, { "at": 1, "to": 0 } ] } }"#,
    "expectation": #"{ "at": "end", "that": "near(card.center.y, 333, 1)" }"#,
    "match": #"{ "match": { "file": "golden.log", "within": 0.5 } }"#,
    "run": #"{ "run": { "timeLimit": 2, "until": "timeLimit", "seed": 7 } }"#,
    "tolerance": #"{ "run": { "tolerance": { "position": 0.01, "angle": 0.0001 } } }"#,
    "referenceView": #"{ "referenceView": { "size": [375, 667] } }"#,
    "collectionViewLayout":
      #"{ "collectionViewLayout": { "contentSize": [375, 2000], "collectionView": { "bounds": [0, 0, 375, 667] } } }"#,
    "collectionView":
      #"{ "collectionViewLayout": { "contentSize": [375, 2000], "collectionView": { "bounds": [0, 90, 375, 667], "alwaysBounceVertical": true } } }"#,
    "parameter": #"{ "parameters": { "pull": { "value": 50, "min": 0, "max": 80 } } }"#,
  ]

  static let actions = [
    "addBehavior": #"{ "addBehavior": "fall" }"#,
    "removeBehavior": #"{ "removeBehavior": ["fall", "box"] }"#,
    "removeAllBehaviors": #"{ "removeAllBehaviors": true }"#,
    "addChildBehavior": #"{ "addChildBehavior": "fall", "to": "all" }"#,
    "removeChildBehavior": #"{ "removeChildBehavior": "fall", "from": "all" }"#,
    "addItem": #"{ "addItem": "slot", "to": "fall" }"#,
    "removeItem": #"{ "removeItem": "card", "from": "fall" }"#,
    "updateItem": #"{ "updateItem": "card" }"#,
    "addLinearVelocity": #"{ "addLinearVelocity": [0, -400], "for": "card", "in": "props" }"#,
    "addAngularVelocity": #"{ "addAngularVelocity": 3, "for": "card", "in": "props" }"#,
    "removeFromSuperview": #"{ "removeFromSuperview": "card" }"#,
    "addSubview": #"{ "addSubview": "card", "to": "slot" }"#,
    "copy": #"{ "copy": "card", "as": "piece", "most": 20 }"#,
    "addBoundary":
      #"{ "addBoundary": { "id": "floor", "from": [0, 500], "to": [375, 500] }, "to": "box" }"#,
    "removeBoundary": #"{ "removeBoundary": "floor", "from": "box" }"#,
    "removeAllBoundaries": #"{ "removeAllBoundaries": "box" }"#,
    "set": #"{ "set": "score", "to": "=score + 1" }"#,
    "animate":
      #"{ "animate": { "duration": 0.3, "spring": { "damping": 0.6 }, "set": "card.center.x", "to": 100 } }"#,
    "emit": #"{ "emit": "landed", "with": { "speed": "=card.speed" } }"#,
    "if": #"{ "if": "score > 2", "then": [ { "stop": "won" } ], "else": [ { "emit": "again" } ] }"#,
    "after": #"{ "after": 0.5, "do": [ { "addBehavior": "fall" } ] }"#,
    "forEach":
      #"{ "forEach": ["card", "slot"], "do": [ { "set": "each.angle", "to": "=0.1 * each.index" } ] }"#,
    "stop": #"{ "stop": "the card has landed" }"#,
  ]
}
