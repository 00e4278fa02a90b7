// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// What a player still has to do, the next last: events set off, and the actions of each one after the
/// other.
///
/// A list of its own takes the place of calls within calls, so that events may set each other off as
/// deeply as the limit allows on any stack.
enum EventWork {
  /// Those about a cell have it as `each`.
  case events(ArraySlice<Int>, SceneEach? = nil)
  /// The visible part of a collection view has changed, or what is in it may have.
  case scrolled, displays
  /// A cell comes or has gone.
  case cell(EventRecord.Kind, SceneEach)
  /// Events about a contact, which see it as they ask for it.
  case contact(ArraySlice<EventTable.ContactEvent>, StageContact)
  case actions(ArraySlice<SceneAction>, at: ActionPlace)
  /// An event is over: messages name again who set it off.
  case endOfEvent(EventPlayer.Cause, ActionWord?, SceneEach?)
  /// Actions for each item of a list from a place on, and what `each` is again behind them.
  case forEach(SceneEachList, from: Int, [SceneAction], at: ActionPlace, outer: SceneEach?)
  case endOfBranch(ActionWord?)
  /// An event about a contact is over: the one around it counts again.
  case endOfContact(StageContact?)
}
