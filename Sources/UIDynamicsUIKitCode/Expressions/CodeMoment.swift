// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The context of a piece of code: the names it can use.
struct CodeMoment {
  /// The current touch in a gesture method, otherwise the last touch.
  var location = "touch.location"
  var velocity = "touch.velocity"
  /// The contact; `nil` outside of contact events.
  var contact: CodeContact?
  var making: Int?

  /// The item that `each` refers to; `nil` in a behavior under construction.
  var each: SceneEach?

  var gesture: Int?

  static func touch(of gesture: Int) -> CodeMoment {
    var moment = CodeMoment(location: "location", velocity: "velocity")
    moment.gesture = gesture
    return moment
  }

  init(location: String = "touch.location", velocity: String = "touch.velocity") {
    (self.location, self.velocity) = (location, velocity)
  }

  init(_ contact: CodeContact) { self.contact = contact }

  init(making behavior: Int) { making = behavior }
}

/// The contact that an event's expressions refer to.
struct CodeContact {
  /// The contact point; `nil` for an ended contact.
  var point: String?
  /// The ids; "" if absent.
  var item: CodeTerm
  var other: CodeTerm
  var boundary: CodeTerm
}
