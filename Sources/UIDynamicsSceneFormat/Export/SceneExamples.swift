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
    "stop": #"{ "stop": "the card has landed" }"#,
  ]
}
