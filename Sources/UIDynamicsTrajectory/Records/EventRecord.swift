// SPDX-License-Identifier: MIT

/// Something that happened during a tick, as the event file tells it.
package struct EventRecord: Equatable, Sendable {
  /// What happened; the raw value is its name in the event file and in scenes.
  package enum Kind: String, CaseIterable, Sendable {
    case contactBegan, contactEnded
    case pause, resume
    /// A touch of a gesture.
    case gesture
    /// A cell comes into the visible part of a collection view, or has left it.
    case willDisplay, didEndDisplaying
    /// A collection view that was let go of stands still.
    case didEndDecelerating
    /// What a scene itself has to say.
    case emit
    /// A scene asks for the end of its run.
    case stop
  }

  /// The tick whose row first shows the consequences.
  package var tick: Int
  /// The time of that tick in s.
  package var time: Double
  package var kind: Kind
  /// The id of the collision behavior that reports a contact.
  package var behavior: String?
  /// The id of the item that touches.
  package var item: String?
  /// The id of the other item; nil for a contact with a boundary.
  package var other: String?
  /// The id of the boundary; nil for the implicit boundary, and for a contact of two items.
  package var boundary: String?
  /// Where two shapes began to touch, or where a finger is, in reference coordinates.
  package var point: Point?
  /// The emitted name, or a gesture with its state, as in "pan.began".
  package var name: String?
  /// What comes with an emitted name; the velocity of a touch; the reason of a stop.
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

  /// A place in pt.
  package struct Point: Equatable, Sendable {
    package var x: Float
    package var y: Float

    package init(x: Float, y: Float) {
      (self.x, self.y) = (x, y)
    }
  }
}
