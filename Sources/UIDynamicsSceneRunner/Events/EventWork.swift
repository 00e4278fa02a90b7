// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// A piece of pending work of an event player; the most recently added one runs next.
///
/// An explicit stack replaces recursion, so that events can nest up to the limit on the stack of any thread.
enum EventWork {
  /// Events to fire; events about a cell bind it to `each`.
  case events(ArraySlice<Int>, SceneEach? = nil)
  case scrolled, displays
  case cell(EventRecord.Kind, SceneEach)
  case contact(ArraySlice<EventTable.ContactEvent>, StageContact)
  case actions(ArraySlice<SceneAction>, at: ActionPath)
  case endOfEvent(EventPlayer.Cause, ActionWord?, SceneEach?)
  /// Actions for the items of a list from an index on; `outer` restores `each` when they are done.
  case forEach(SceneEachList, from: Int, [SceneAction], at: ActionPath, outer: SceneEach?)
  case endOfBranch(ActionWord?)
  case endOfContact(StageContact?)
}

/// The pending work of a trigger, and the counts to which limits apply.
struct EventStack {
  var work: [EventWork] = []
  /// The current nesting depth of events.
  var depth = 0
  /// The number of events fired by the outermost event, including itself.
  var firings = 0
  /// The number of actions performed since the outermost trigger.
  var performed = 0
}
