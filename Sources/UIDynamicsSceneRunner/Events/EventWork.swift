// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Pending work of an event player; the last element runs next.
///
/// An explicit stack instead of recursion lets events nest up to the limit on any thread's stack.
enum EventWork {
  /// Events; those about a cell bind it to `each`.
  case events(ArraySlice<Int>, SceneEach? = nil)
  case scrolled, displays
  case cell(EventRecord.Kind, SceneEach)
  case contact(ArraySlice<EventTable.ContactEvent>, StageContact)
  case actions(ArraySlice<SceneAction>, at: ActionPath)
  case endOfEvent(EventPlayer.Cause, ActionWord?, SceneEach?)
  /// Actions for each item of a list from an index on; `outer` restores `each` afterwards.
  case forEach(SceneEachList, from: Int, [SceneAction], at: ActionPath, outer: SceneEach?)
  case endOfBranch(ActionWord?)
  case endOfContact(StageContact?)
}

/// The pending work of one trigger, and counts that the limits bound.
struct EventStack {
  var work: [EventWork] = []
  /// The number of events that are being played inside each other.
  var depth = 0
  /// The number of events fired by the outermost one, including itself.
  var firings = 0
  /// The number of actions performed since the outermost trigger.
  var performed = 0
}
