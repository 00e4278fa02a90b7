// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// Changes one thing in a scene so that it may not be one any more.
struct SceneMutator {
  /// Every place of a JSON value: the keys and indices that lead to it.
  private static func places(in value: Any, _ way: [Any] = []) -> [[Any]] {
    var found = [way]
    if let object = value as? [String: Any] {
      for key in object.keys.sorted() where key != "$comment" {
        found += places(in: object[key] ?? NSNull(), way + [key])
      }
    } else if let array = value as? [Any] {
      for (index, element) in array.enumerated() { found += places(in: element, way + [index]) }
    }
    return found
  }

  static func mutate(_ scene: Any, _ generator: inout SplitMix64) -> Any {
    let places = places(in: scene)
    let place = places[generator.integer(in: 0...places.count - 1)]
    return change(scene, at: place[...], &generator)
  }

  private static func change(
    _ value: Any, at way: ArraySlice<Any>, _ generator: inout SplitMix64
  ) -> Any {
    guard let step = way.first else { return changed(value, &generator) }
    if var object = value as? [String: Any], let key = step as? String {
      object[key] = change(object[key] ?? NSNull(), at: way.dropFirst(), &generator)
      return object
    }
    if var array = value as? [Any], let index = step as? Int {
      array[index] = change(array[index], at: way.dropFirst(), &generator)
      return array
    }
    return value
  }

  /// The value with one thing changed about it, or another value.
  private static func changed(_ value: Any, _ generator: inout SplitMix64) -> Any {
    if generator.integer(in: 0...3) == 0 {
      return others[generator.integer(in: 0...others.count - 1)]
    }
    switch value {
    case let object as [String: Any]: return changed(object, &generator)
    case let array as [Any]: return changed(array, &generator)
    case let text as String:
      return ["", text + "x", "=" + text, text.uppercased()][generator.integer(in: 0...3)]
    case let number as NSNumber:
      let factors = [-1, 0, 0.5, 1e7, 1e9]
      return number.doubleValue * factors[generator.integer(in: 0...4)]
    default: return value
    }
  }

  private static var others: [Any] {
    [NSNull(), true, -1, 0.5, "word", "=1", [] as [Any], [1, 2], [1, 2, 3], [:] as [String: Any]]
  }

  private static func changed(
    _ object: [String: Any], _ generator: inout SplitMix64
  ) -> [String: Any] {
    var object = object
    let keys = object.keys.sorted()
    guard !keys.isEmpty else { return ["stranger": 1] }
    let key = keys[generator.integer(in: 0...keys.count - 1)]
    switch generator.integer(in: 0...3) {
    case 0: object[key] = nil
    case 1: object[key + "s"] = object.removeValue(forKey: key)
    case 2: object["stranger"] = 1
    default:
      let known = [
        "at", "on", "to", "items", "item", "angle", "boundary", "group", "size", "force",
      ]
      object[known[generator.integer(in: 0...known.count - 1)]] = 1
    }
    return object
  }

  private static func changed(_ array: [Any], _ generator: inout SplitMix64) -> [Any] {
    var array = array
    switch generator.integer(in: 0...2) {
    case 0 where !array.isEmpty: array.removeLast()
    case 1: array.append(array.last ?? 1)
    default: array.append("stranger")
    }
    return array
  }
}
