// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension EventPlayer {
  /// Applies a state of the scroll gesture to the content; returns `true` if the visible bounds change.
  func drag(_ new: SceneGesture.State, _ rate: Double) -> Bool {
    guard var scroll else { return false }
    switch new {
    case .began: scroll.begin()
    case .changed: scroll.drag(by: state.moment.touch.translation)
    case .ended, .cancelled, .failed:
      scroll.drag(by: state.moment.touch.translation)
      let velocity = new == .ended ? state.moment.touch.velocity : .zero
      scroll.release(velocity, rate: rate, at: state.time)
    }
    return move(to: scroll)
  }

  func playScrolling() {
    guard scroll?.isCoasting == true, var scroll else { return }
    let isOver = scroll.go(to: state.time)
    if move(to: scroll) { play(.scrolled) }
    if isOver, isPlaying {
      recorder.record(.didEndDecelerating)
      happen(.didEndDecelerating)
    }
  }

  func setContentOffset(_ offset: CGVector) {
    guard var scroll else { return }
    scroll.setOffset(CGPoint(x: offset.dx, y: offset.dy))
    if move(to: scroll) { add(.scrolled) }
  }

  /// Sets the scroll position; returns `true` if the visible bounds change.
  private func move(to new: ScrollMotion) -> Bool {
    let hasMoved = scroll?.bounds != new.bounds
    scroll = new
    state.scroll = new
    return hasMoved
  }

  /// Schedules the effects of scrolling: `didScroll` events run first, followed by cell updates.
  func addScrolled() {
    recorder.occurrences.record("didScroll")
    add(.displays)
    add(.events(table.events(on: .didScroll)[...]))
  }

  func addDisplays() {
    guard let scroll, isPlaying else { return }
    var (come, gone) = ([Int](), [Int]())
    for index in scene.views.indices {
      let isShown = stage.items[index].shownFrame.intersects(scroll.bounds)
      if isShown == scroll.shown.contains(index) { continue }
      if isShown { come.append(index) } else { gone.append(index) }
    }
    if come.isEmpty, gone.isEmpty { return }
    self.scroll?.shown.formSymmetricDifference(come + gone)
    add(.didEndDisplaying, gone)
    add(.willDisplay, come)
  }

  private func add(_ kind: EventRecord.Kind, _ cells: [Int]) {
    let list = SceneEachList(cells)
    for index in cells.indices.reversed() { add(.cell(kind, SceneEach(list, index))) }
  }

  func addDisplay(_ kind: EventRecord.Kind, _ cell: SceneEach) {
    recorder.record(kind, item: stage.ids[cell.item])
    recorder.occurrences.record(kind.rawValue)
    let events = table.events(on: kind == .willDisplay ? .willDisplay : .didEndDisplaying)
    add(.events(events[...], cell))
  }
}
