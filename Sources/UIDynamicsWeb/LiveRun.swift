// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// A run that goes on while a finger touches it.
///
/// It is the run of a scene in which the finger stays down after its last known point. So touches that
/// happen now need no code of their own: after every new point the run is played again to the same tick,
/// exactly as the kept scene will be played.
final class LiveRun {
  /// A gesture that gets the stroke of the finger.
  struct Touched {
    let place: Int
    let id: String
    /// The number of strokes before this one.
    let kept: Int
    var stroke: [StrokeEdit.Point] = []
  }

  private var scene: Scene
  private var playback: Playback
  private(set) var touched: [Touched] = []
  private var isStale = false

  /// Plays a scene to a tick; nil for one that cannot be played.
  init?(_ scene: Scene, tick: Int) {
    self.scene = scene
    // Nobody waits for the verdicts of a run that is not over.
    self.scene.expectations = []
    guard let playback = try? Playback(self.scene) else { return nil }
    playback.advance(to: tick)
    self.playback = playback
  }

  var frame: LiveFrame { playback.frame }
  var digests: TickDigests { playback.digests }

  /// Plays to a tick; false if the run is over, at rest or at its time limit.
  func advance(to tick: Int) -> Bool {
    refresh()
    playback.advance(to: tick)
    return !playback.isOver && !playback.hasEnded
  }

  // MARK: Touches

  /// Puts a finger down; whether a gesture takes it.
  func touch(item: Int?, _ point: StrokeEdit.Point) -> Bool {
    let hit = item.map { views(above: $0) } ?? []
    touched = scene.gestures.indices.compactMap { place in
      let gesture = scene.gestures[place]
      guard gesture.isEnabled, gesture.kind.fingers == 1, !isGrip(gesture),
        gesture.views.isEmpty || gesture.views.contains(where: { hit.contains($0) })
      else { return nil }
      // A stroke of the scene that is not over by then gives way.
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

  /// Puts the finger of the last gesture down, which holds an item.
  func hold(_ point: StrokeEdit.Point) {
    let place = scene.gestures.count - 1
    touched = [Touched(place: place, id: scene.gestures[place].id, kept: 0)]
    scene.gestures[place].touches = []
    move(point)
  }

  /// Whether a gesture holds an item by one point of it, which another finger will miss.
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

  /// How long the kept scene must run to show what the finger does.
  var timeLimit: Double { scene.run.timeLimit }

  private func add(_ point: StrokeEdit.Point, end: SceneGesture.State?) {
    // A finger that says nothing for some ticks has rested: it did not glide to the new point.
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
    // Time to come to rest, if the run is over soon.
    if point.time + 5 > scene.run.timeLimit {
      scene.run.timeLimit = min((point.time + 10).rounded(.up), most)
    }
    for index in touched.indices {
      let place = touched[index].place
      // Times increase strictly.
      if touched[index].stroke.last.map({ point.time > $0.time }) ?? true {
        touched[index].stroke.append(point)
        scene.gestures[place].touch(point, stroke: touched[index].kept)
      }
    }
  }

  /// Plays again to the same tick if the finger has done something since.
  private func refresh() {
    guard isStale, let again = try? Playback(scene) else { return }
    isStale = false
    again.advance(to: frame.tick)
    playback = again
  }

  /// The distance of a point from the center of an item, in the item's own coordinates, pt.
  func offset(of item: Int, to point: StrokeEdit.Point) -> (x: Double, y: Double) {
    let (x, y, angle) = frame.pose(of: item)
    let (dx, dy) = (point.x - x, point.y - y)
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    return (x: cosine * dx + sine * dy, y: cosine * dy - sine * dx)
  }
}

/// One way through a scene, tick by tick.
private final class Playback {
  private var runner: Runner
  let frame: LiveFrame
  private(set) var digests = TickDigests()
  private(set) var isOver = false
  /// Whether the run is at rest or at its time limit.
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
      // A page can play on: somebody may touch again.
      case .stasis, .timeLimit: hasEnded = true
      case .fault, .nonFinite, .stopped, .stoppedByScene: isOver = true
      }
    }
  }
}
