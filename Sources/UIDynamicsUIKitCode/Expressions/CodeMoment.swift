// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// What the names of the moment are called where a piece of code stands.
struct CodeMoment {
  /// The touch in a method that is told of one, else the last touch.
  var location = "touch.location"
  var velocity = "touch.velocity"
  /// What is known of a contact; nil outside of an event about one.
  var contact: CodeContact?
  /// The behavior that is being made; nil where none is.
  var making: Int?

  /// What `each` is; nil where there is none, and in a behavior that is being made.
  var each: SceneEach?

  /// The gesture whose method it is in; nil outside of one.
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

/// A contact as the expressions of an event know it.
struct CodeContact {
  /// Nil for one that ended.
  var point: String?
  /// The ids; what there is not is "".
  var item: CodeTerm
  var other: CodeTerm
  var boundary: CodeTerm
}
