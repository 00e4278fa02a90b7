// SPDX-License-Identifier: MIT

internal import Geometry
internal import SceneFormat
internal import Trajectory
internal import UIDynamics

// What a collection view shows.
extension EventPlayer {
  /// A finger moves the content.
  func drag(_ new: SceneGesture.State, _ rate: Double) {
    guard var scroll else { return }
    switch new {
    case .began: scroll.begin()
    case .changed, .cancelled, .failed: scroll.drag(by: state.touch.translation)
    case .ended:
      scroll.drag(by: state.touch.translation)
      scroll.release(state.touch.velocity, rate: rate, at: state.time)
    }
    if new == .cancelled || new == .failed { scroll.stop() }
    move(to: scroll)
  }

  /// Lets the content go on by itself to the time of the tick.
  func playScrolling() {
    guard var scroll, scroll.isCoasting else { return }
    let isOver = scroll.go(to: state.time)
    move(to: scroll)
    if isOver, fault == nil {
      recorder.record(.didEndDecelerating)
      occurrences.note("didEndDecelerating")
      fire(table.didEndDecelerating)
    }
  }

  func setContentOffset(_ offset: CGVector) {
    guard var scroll else { return }
    scroll.stop()
    scroll.setOffset(CGPoint(x: offset.dx, y: offset.dy))
    move(to: scroll)
  }

  private func move(to new: ScrollMotion) {
    let hasMoved = scroll?.bounds != new.bounds
    scroll = new
    state.scroll = new
    guard hasMoved else { return }
    occurrences.note("didScroll")
    fire(table.didScroll)
    playDisplay()
  }

  /// Tells of the cells that have come into the visible part, then of those that have left it.
  func playDisplay() {
    guard let scroll, fault == nil else { return }
    var (come, gone) = ([Int](), [Int]())
    for index in scene.views.indices {
      let isShown = stage.items[index].shownFrame.intersects(scroll.bounds)
      if isShown == scroll.shown.contains(index) { continue }
      if isShown { come.append(index) } else { gone.append(index) }
    }
    self.scroll?.shown.formSymmetricDifference(come + gone)
    tell(.willDisplay, come, table.willDisplay)
    tell(.didEndDisplaying, gone, table.didEndDisplaying)
  }

  private func tell(_ kind: EventRecord.Kind, _ cells: [Int], _ events: [Int]) {
    let list = SceneEachList(cells)
    for index in cells.indices where fault == nil {
      recorder.record(kind, item: stage.ids[cells[index]])
      occurrences.note(kind.rawValue)
      play(.display(events[...], SceneEach(list, index)))
    }
  }
}
