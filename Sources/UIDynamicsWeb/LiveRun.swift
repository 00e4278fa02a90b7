// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// A run that continues while a finger touches it.
///
/// The finger becomes a stroke of the scene. After each new point the run is replayed to the same tick, exactly
/// as the edited scene will run later.
final class LiveRun {
  struct Touched {
    let place: Int
    let id: String
    let kept: Int
    var stroke: [StrokeEdit.Point] = []
  }

  private var scene: Scene
  private var playback: Playback
  private(set) var touched: [Touched] = []
  private var isStale = false

  init?(_ scene: Scene, tick: Int) {
    self.scene = scene
    self.scene.expectations = []
    guard let playback = try? Playback(self.scene) else { return nil }
    playback.advance(to: tick)
    self.playback = playback
  }

  var frame: LiveFrame { playback.frame }
  var digests: TickDigests { playback.digests }

  /// Plays to a tick; returns `false` if the run is over, at rest or at its time limit.
  func advance(to tick: Int) -> Bool {
    refresh()
    playback.advance(to: tick)
    return !playback.isOver && !playback.hasEnded
  }

  // MARK: Touches

  /// Puts a finger down; returns `true` if a gesture takes it.
  func touch(item: Int?, _ point: StrokeEdit.Point) -> Bool {
    let hit = item.map { views(above: $0) } ?? []
    touched = scene.gestures.indices.compactMap { place in
      let gesture = scene.gestures[place]
      guard gesture.isEnabled, gesture.kind.fingers == 1, !isGrip(gesture),
        gesture.views.isEmpty || gesture.views.contains(where: { hit.contains($0) })
      else { return nil }
      // Strokes of the scene that are not over yet are removed.
      let strokes = Set(gesture.touches.filter { $0.time >= point.time }.map { $0.stroke })
      let kept = strokes.min() ?? (gesture.touches.last.map { $0.stroke + 1 } ?? 0)
      return Touched(place: place, id: gesture.id, kept: kept)
    }
    for gesture in touched {
      scene.gestures[gesture.place].touches.removeAll { $0.stroke >= gesture.kept }
    }
    if touched.isEmpty { return false }
    move(point)
    return true
  }

  /// Puts a finger down for the last gesture, which holds an item.
  func hold(_ point: StrokeEdit.Point) {
    let place = scene.gestures.count - 1
    touched = [Touched(place: place, id: scene.gestures[place].id, kept: 0)]
    scene.gestures[place].touches = []
    move(point)
  }

  /// Returns `true` if the gesture holds an item at a fixed point, which another finger would miss.
  private func isGrip(_ gesture: SceneGesture) -> Bool {
    scene.behaviors.contains { $0.id == StrokeEdit.grip(of: gesture.id) }
  }

  private func views(above item: Int) -> [Int] {
    var views: [Int] = []
    var next = Optional(item)
    while let view = next, view < scene.views.count {
      views.append(view)
      next = scene.views[view].superview
    }
    return views
  }

  func move(_ point: StrokeEdit.Point) { add(point, end: nil) }

  func lift(_ point: StrokeEdit.Point, isCancelled: Bool) {
    add(point, end: isCancelled ? .cancelled : .ended)
  }

  /// The time limit that the edited scene needs, in s.
  var timeLimit: Double { scene.run.timeLimit }

  private func add(_ point: StrokeEdit.Point, end: SceneGesture.State?) {
    // A finger without events for some ticks has rested; it did not glide to the new point.
    let tick = 1 / scene.run.ticksPerSecond
    if let last = touched.first?.stroke.last, point.time - last.time > 3 * tick {
      append(StrokeEdit.Point(time: point.time - tick, x: last.x, y: last.y))
    }
    append(point)
    for gesture in touched { scene.gestures[gesture.place].ends = end }
    isStale = true
  }

  private func append(_ point: StrokeEdit.Point) {
    let most = Double(scene.limits[.seconds])
    if point.time + 5 > scene.run.timeLimit {
      scene.run.timeLimit = min((point.time + 10).rounded(.up), most)
    }
    for index in touched.indices {
      let place = touched[index].place
      if touched[index].stroke.last.map({ point.time > $0.time }) ?? true {
        touched[index].stroke.append(point)
        scene.gestures[place].touch(point, stroke: touched[index].kept)
      }
    }
  }

  /// Replays to the current tick if there are new touches.
  private func refresh() {
    guard isStale, let again = try? Playback(scene) else { return }
    isStale = false
    again.advance(to: frame.tick)
    playback = again
  }

  /// The position of a point relative to an item's center, in item coordinates, pt.
  func offset(of item: Int, to point: StrokeEdit.Point) -> (x: Double, y: Double) {
    let (x, y, angle) = frame.pose(of: item)
    let (dx, dy) = (point.x - x, point.y - y)
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    return (x: cosine * dx + sine * dy, y: cosine * dy - sine * dx)
  }
}

private final class Playback {
  private var runner: Runner
  let frame: LiveFrame
  private(set) var digests = TickDigests()
  private(set) var isOver = false
  private(set) var hasEnded = false

  init(_ scene: Scene) throws(StageFault) {
    runner = try Runner(scene, includesStateHash: true, includesEvents: false)
    frame = LiveFrame(count: scene.itemIDs.count)
  }

  func advance(to tick: Int) {
    while !isOver, !frame.isFilled || frame.tick < tick {
      let ending = runner.advance { (next, _) throws(Never) in
        frame.take(next)
        digests.take(next)
      }
      switch ending {
      case nil: hasEnded = false
      // A page can continue: another touch may follow.
      case .stasis, .timeLimit: hasEnded = true
      case .fault, .nonFinite, .stopped, .stoppedByScene: isOver = true
      }
    }
  }
}
