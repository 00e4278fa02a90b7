// SPDX-License-Identifier: MIT

package struct EventRecord: Equatable, Sendable {
  /// The kind of an event; the raw value is its name in event files and scenes.
  package enum Kind: String, CaseIterable, Sendable {
    case contactBegan, contactEnded
    case pause, resume
    case gesture
    case willDisplay, didEndDisplaying
    case didEndDecelerating
    case emit
    case stop
  }

  /// The tick of the first row that shows the effects.
  package var tick: Int
  /// The time of that row, in seconds.
  package var time: Double
  package var kind: Kind
  package var behavior: String?
  package var item: String?
  package var other: String?
  /// `nil` for the implicit boundary and for a contact between two items.
  package var boundary: String?
  /// The contact point or the position of the finger, in reference coordinates.
  package var point: Point?
  /// The name that the scene emits, or the gesture and its state, as in "pan.began".
  package var name: String?
  /// The emitted data, the velocity of a touch, or the reason for a stop.
  package var data: RecordValue?

  package init(
    tick: Int, time: Double, kind: Kind, behavior: String? = nil, item: String? = nil,
    other: String? = nil, boundary: String? = nil, point: Point? = nil,
    name: String? = nil, data: RecordValue? = nil
  ) {
    (self.tick, self.time, self.kind) = (tick, time, kind)
    (self.behavior, self.item, self.other) = (behavior, item, other)
    (self.boundary, self.point) = (boundary, point)
    (self.name, self.data) = (name, data)
  }

  /// A position, in pt.
  package struct Point: Equatable, Sendable {
    package var x: Float
    package var y: Float

    package init(x: Float, y: Float) {
      (self.x, self.y) = (x, y)
    }
  }
}
