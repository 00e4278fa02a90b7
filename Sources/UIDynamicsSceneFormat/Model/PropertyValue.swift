// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

package struct PropertyValue: Equatable, Sendable {
  package var property: BehaviorProperty
  package var value: BehaviorValue

  package init(_ property: BehaviorProperty, _ value: BehaviorValue) {
    (self.property, self.value) = (property, value)
  }
}

/// The explicit properties of a behavior in the order of application; all others keep UIKit's defaults.
package struct PropertyValues: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  package private(set) var list: [PropertyValue]

  package init(_ list: [PropertyValue]) { self.list = list }

  package init(dictionaryLiteral elements: (BehaviorProperty, BehaviorValue)...) {
    list = elements.map { PropertyValue($0, $1) }
  }

  package subscript(property: BehaviorProperty) -> BehaviorValue? {
    list.first { $0.property == property }?.value
  }

  package func number(_ property: BehaviorProperty) -> Double? {
    self[property]?.number
  }

  package func boolean(_ property: BehaviorProperty) -> Bool? {
    self[property]?.boolean
  }

  package func vector(_ property: BehaviorProperty) -> CGVector? {
    self[property]?.vector
  }

  package func point(_ property: BehaviorProperty) -> CGPoint? {
    vector(property).map { CGPoint(x: $0.dx, y: $0.dy) }
  }
}
