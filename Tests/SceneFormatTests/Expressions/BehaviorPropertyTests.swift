// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsFacts
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat

@Suite("Properties of behaviors", .timeLimit(.minutes(30)))
struct BehaviorPropertyTests {
  @Test("Behaviors have UIKit's properties, by type and kind")
  func table() {
    func expect(_ type: BehaviorType, _ word: String? = nil, _ properties: [BehaviorProperty]) {
      #expect(BehaviorProperty.all(of: type, word) == properties, "\(type) \(word ?? "")")
    }
    expect(.gravity, nil, [.gravityDirection, .angle, .magnitude])
    expect(.collision, nil, [.translatesReferenceBoundsIntoBoundary, .referenceBoundsInsets])
    expect(.snap, nil, [.damping, .snapPoint])
    expect(.push, nil, [.pushDirection, .angle, .magnitude, .active])
    expect(
      .dynamicItem, nil,
      [
        .elasticity, .friction, .density, .resistance, .angularResistance,
        .charge, .isAnchored, .allowsRotation,
      ])
    expect(.composite, nil, [])
    let hinge: [BehaviorProperty] = [.frictionTorque, .attachmentRange]
    expect(.attachment, nil, [.anchorPoint, .length, .damping, .frequency] + hinge)
    expect(.attachment, "sliding", [.anchorPoint, .length, .damping, .frequency] + hinge)
    expect(.attachment, "items", [.length, .damping, .frequency] + hinge)
    expect(.attachment, "pin", [.length, .damping, .frequency] + hinge)
    expect(
      .field, "noise",
      [
        .position, .strength, .falloff, .minimumRadius, .direction, .smoothness,
        .animationSpeed,
      ])
    // A misspelled kind has the properties of all kinds.
    expect(.attachment, "rope", [.anchorPoint, .length, .damping, .frequency] + hinge)
  }

  @Test(
    "A property's value has the form that its row in the schema accepts",
    arguments: BehaviorType.allCases)
  func forms(_ type: BehaviorType) {
    let object = SceneSchema.object(of: type)
    for (property, row) in object.properties {
      let isFitting =
        switch (property.form, object.keys[row].kind) {
        case (.number, .number), (.boolean, .boolean), (.range, .range): true
        case (.vector, .tuple(let tuple)): tuple.counts == [2]
        case (.insets, .nested(let inner)): inner() === SceneSchema.insets
        default: false
        }
      #expect(
        isFitting, "\(property) of \(type): \(property.form), not \(object.keys[row].kind)")
    }
  }

  @Test("Every behavior property has a row in the schema")
  func rows() {
    let objects = BehaviorType.allCases.map { SceneSchema.object(of: $0) }
    let found = Set(objects.flatMap(\.properties).map(\.property))
    #expect(found == Set(BehaviorProperty.allCases))
  }

  @Test("Every field has the property \"strength\"", arguments: FieldKind.allCases)
  func fields(_ kind: FieldKind) {
    #expect(BehaviorProperty.all(of: .field, kind.rawValue).contains(.strength))
  }
}
