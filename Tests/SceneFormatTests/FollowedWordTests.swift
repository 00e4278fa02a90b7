// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsSceneFormat

@testable import UIDynamicsSceneAdvice

/// Tries words from other frameworks on every object that has properties: each hint must name an existing property.
@Suite("Names from other libraries", .timeLimit(.minutes(30)))
struct FollowedWordTests {
  private static let things = [
    "a", "pair", "each", "referenceView", "collectionView", "animator", "touch", "contact", "pan",
    "g", "p", "s", "t", "c", "d", "f",
  ]

  private static func scene(_ events: String, lays: Bool) -> [Diagnostic] {
    let layout = #""collectionViewLayout":{"size":[300,900],"collectionView":{"size":[300,600]}}"#
    let text = """
      {\(lays ? layout : #""referenceView":{"size":[300,600]}"#),
       "views":[{"id":"a","frame":[10,20,30,40]},{"id":"b","frame":[90,20,30,40]},{"id":"c2","frame":[190,20,30,40]}],
       "items":[{"id":"pair","group":["b","c2"]}],
       "behaviors":[{"type":"gravity","id":"g","items":["a"]},{"type":"push","id":"p","items":["a"]},
        {"type":"snap","id":"s","item":"a","snapPoint":[90,40]},
        {"type":"attachment","id":"t","item":"a","anchorPoint":[50,10]},
        {"type":"collision","id":"c","items":["a"]},{"type":"dynamicItem","id":"d","items":["a"]},
        {"type":"field","id":"f","field":"radialGravity","items":["a"],"position":[1,2]}],
       "gestures":[{"type":"pan","id":"pan","touches":[[0.1,25,40],[0.2,60,90],[0.3,70,99]]}],
       "events":[\(events)]}
      """
    return AdvisedLoader.load(Array(text.utf8), name: "s").diagnostics
  }

  private static func read(_ thing: String, _ name: String) -> Diagnostic? {
    let trigger =
      switch thing {
      case "touch": #""on":"pan.changed""#
      case "contact": #""on":"contactBegan""#
      default: #""at":1"#
      }
    let emit = #"{"emit":"e","with":{"v":"=\#(thing).\#(name)"}}"#
    let action = thing == "each" ? #"{"forEach":["a"],"do":[\#(emit)]}"# : emit
    return scene(#"{\#(trigger),"do":[\#(action)]}"#, lays: thing == "collectionView")
      .first { [.unknownName, .unknownProperty, .misplacedName].contains($0.code) }
  }

  private static func set(_ thing: String, _ name: String) -> Diagnostic? {
    let action = #"{"set":"\#(thing).\#(name)","to":1}"#
    let each = #"{"forEach":["a"],"do":[\#(action)]}"#
    return scene(
      #"{"at":1,"do":[\#(thing == "each" ? each : action)]}"#, lays: thing == "collectionView"
    ).first { [.unknownName, .unknownProperty, .readOnly].contains($0.code) }
  }

  private static func name(_ hint: String?, between start: String, _ end: String) -> String? {
    guard let hint, hint.hasPrefix(start), hint.hasSuffix(end) else { return nil }
    return String(hint.dropFirst(start.count).dropLast(end.count))
  }

  @Test("Every suggested name is a property that the object has", arguments: things)
  func followed(thing: String) {
    var count = 0
    for word in OtherWords.names.keys.sorted() + ["position.dx", "velocity.dy", "frame.minX"] {
      if let name = Self.name(Self.read(thing, word)?.hint, between: #"it is called ""#, "\"") {
        let next = Self.read(thing, name)
        #expect(next == nil, "\(thing).\(word) → \(name): \(next?.message ?? "")")
        count += 1
      }
      if let name = Self.name(Self.set(thing, word)?.hint, between: "set \"", "\" instead") {
        let next = Self.set(thing, name)
        #expect(next == nil, "set \(thing).\(word) → \(name): \(next?.message ?? "")")
        count += 1
      }
    }
    #expect((count > 0) == !["animator", "pan", "c"].contains(thing), "\(count) hints of \(thing)")
  }

  @Test(
    "The suggestion is the object's own name for the property",
    arguments: [
      ("touch.position", "location"), ("touch.point.dx", "location.x"),
      ("contact.location", "point"),
      ("contact.position.y", "point.y"), ("s.point", "snapPoint"), ("s.position", "snapPoint"),
      ("t.point", "anchorPoint"), ("t.location.y", "anchorPoint.y"), ("f.point", "position"),
      ("collectionView.bounds.origin", "contentOffset"),
      ("collectionView.origin.y", "contentOffset.y"),
      ("referenceView.origin", "bounds.origin"), ("referenceView.frame.maxY", "bounds.maxY"),
      ("a.origin", "frame.origin"), ("a.position", "center"),
      ("each.velocity.dy", "linearVelocity.y"),
      ("pair.zRotation", "angle"), ("g.direction", "gravityDirection"),
      ("p.force", "pushDirection"),
      ("d.restitution", "elasticity"), ("touch.origin", nil), ("contact.velocity", nil),
      ("contact.origin", nil), ("d.velocity", nil), ("f.rotation", nil), ("touch.transform", nil),
      ("referenceView.rotation", nil), ("collectionView.velocity", nil), ("a.restitution", nil),
    ] as [(String, String?)])
  func own(path: String, name: String?) {
    let thing = String(path.prefix { $0 != "." })
    let said = Self.read(thing, String(path.dropFirst(thing.count + 1)))
    #expect(said != nil)
    #expect(Self.name(said?.hint, between: #"it is called ""#, "\"") == name, "\(said?.hint ?? "")")
  }

  @Test(
    "Setting a property by a name from another library suggests the right name too",
    arguments: [
      ("a.position.x", "center.x"), ("a.left", "frame.origin.x"),
      ("a.frame.maxY", "frame.origin.y"),
      ("s.point", "snapPoint"), ("t.location", "anchorPoint"), ("d.bounciness", "elasticity"),
      ("collectionView.origin", "contentOffset"), ("referenceView.minX", nil), ("g.position", nil),
    ] as [(String, String?)])
  func settable(path: String, name: String?) {
    let thing = String(path.prefix { $0 != "." })
    let said = Self.set(thing, String(path.dropFirst(thing.count + 1)))
    #expect(said != nil)
    #expect(Self.name(said?.hint, between: "set \"", "\" instead") == name, "\(said?.hint ?? "")")
  }
}
