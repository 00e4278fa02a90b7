// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// A run that continues while a finger touches it.
///
/// The finger's points join the scene's touches as they arrive. A finger that does not move during a
/// tick is at rest, so no point changes a tick that has already run, and the saved scene moves identically.
final class LiveRun {
  /// A gesture that receives the finger's stroke.
  struct Touched {
    let index: Int
    let id: String
    /// The number of strokes before this one.
    let kept: Int
    /// The points so far, as written in the scene.
    private(set) var stroke: [StrokeEdit.Point] = []
    /// True for touches in a view's coordinates; the view's pose at the start of the stroke counts.
    let isRelative: Bool
    fileprivate var toOwn: CGAffineTransform?
    private var path: FingerPath

    fileprivate init(_ gesture: SceneGesture, at index: Int, keeping kept: Int, _ scene: Scene) {
      (self.index, id, self.kept, isRelative) = (index, gesture.id, kept, gesture.space != nil)
      var run = scene.run
      run.timeLimit = Double(scene.limits[.seconds])
      path = FingerPath(run)
    }

    fileprivate func own(_ point: StrokeEdit.Point) -> StrokeEdit.Point {
      toOwn.map { point.applying($0) } ?? point
    }

    /// The touches that a point adds after a tick has been shown.
    fileprivate mutating func append(
      _ point: StrokeEdit.Point, after tick: Int, end: SceneGesture.State?
    ) -> [FingerTouch] {
      let point = own(point)
      var touches: [FingerTouch] = []
      if let rest = path.rest(before: tick) {
        stroke.append(StrokeEdit.Point(rest))
        touches = path.append(rest, end: nil)
      }
      stroke.append(point)
      return touches + path.append(point.touch, end: end)
    }
  }

  private var runner: Runner
  private let run: RunSettings
  private let longest: Double
  let frame: LiveFrame
  private(set) var digests = TickDigests()
  private(set) var touched: [Touched]
  /// The time limit in s that the saved scene needs to include the touch; `nil` if the scene's limit suffices.
  private(set) var raisedTimeLimit: Double?
  /// The events emitted since the last call; only in runs that are not saved.
  private var emitted: [EventRecord] = []
  private let isSaved: Bool
  private var isOver = false
  /// True at rest or at the time limit.
  private var hasEnded = false

  /// Runs a scene to a tick, without the strokes that the touched gestures replace; `nil` for a scene that
  /// cannot run.
  init?(_ scene: Scene, tick: Int, touching touched: [Touched] = [], isSaved: Bool = true) {
    var scene = scene
    for gesture in touched {
      scene.gestures[gesture.index].touches.removeAll { $0.stroke >= gesture.kept }
      scene.gestures[gesture.index].ends = .ended
    }
    guard
      let runner = try? Runner(scene, includesStateHash: isSaved, includesEvents: !isSaved)
    else { return nil }
    self.runner = runner
    (self.touched, self.isSaved, run) = (touched, isSaved, scene.run)
    longest = Double(scene.limits[.seconds])
    frame = LiveFrame(count: scene.itemIDs.count)
    advance(to: tick)
  }

  /// Runs to a tick; returns `false` if the run is over, at rest or at its time limit.
  @discardableResult func advance(to tick: Int) -> Bool {
    while !isOver, !frame.isFilled || frame.tick < tick {
      let ending = runner.advance { (next, events) throws(Never) in
        frame.store(next)
        if isSaved { digests.append(next) } else { emitted += events.filter { $0.kind == .emit } }
      }
      frame.offset = SIMD2(Double(runner.contentOffset.x), Double(runner.contentOffset.y))
      switch ending {
      case nil: hasEnded = false
      // A page can continue, because the user may touch again.
      case .stasis, .timeLimit: hasEnded = true
      case .fault, .nonFinite, .stopped, .stoppedByScene: isOver = true
      }
    }
    return !isOver && !hasEnded
  }

  /// The result of each expectation so far; `nil` if undecided.
  var verdicts: [Bool?] { runner.verdicts }

  func takeEmitted() -> [EventRecord] {
    defer { emitted = [] }
    return emitted
  }

  // MARK: Touches

  /// Begins another stroke; returns `false` if the run is over.
  func touch(_ gestures: [Touched]) -> Bool {
    touched = gestures
    return !isOver
  }

  /// Puts the finger down or moves it.
  func move(_ point: StrokeEdit.Point) { add(point, end: nil) }

  func lift(_ point: StrokeEdit.Point, isCancelled: Bool) {
    add(point, end: isCancelled ? .cancelled : .ended)
  }

  private func add(_ point: StrokeEdit.Point, end: SceneGesture.State?) {
    var point = point
    // No touch is earlier than the last frame or the previous touch.
    if run.tick(dueAt: point.time) < frame.tick {
      point = point.at(Double(frame.tick) / run.ticksPerSecond)
    }
    if let first = touched.first, let last = first.stroke.last, point.time <= last.time {
      if end == nil, first.own(point).isAt(last) { return }
      point = point.at(last.time + 0.001)
    } else if touched.first?.stroke.isEmpty == true, touched.contains(where: { $0.isRelative }) {
      // Before the view moves on, because that would move the whole stroke.
      let time = (Double(frame.tick) / run.ticksPerSecond * 1000).rounded(.down) / 1000
      point = point.at(min(point.time, time))
      for index in touched.indices where touched[index].isRelative {
        touched[index].toOwn = runner.space(ofGesture: touched[index].index).inverted()
      }
    }
    // Leaves time to settle if the run would end soon.
    if point.time + 5 > raisedTimeLimit ?? run.timeLimit {
      let raised = min((point.time + 10).rounded(.up), longest)
      raisedTimeLimit = raised
      runner.extend(toTimeLimit: raised)
    }
    for index in touched.indices {
      let touches = touched[index].append(point, after: frame.tick, end: end)
      runner.add(touches, ofGesture: touched[index].index)
    }
  }
}

// MARK: The gestures of a scene

extension LiveRun {
  /// The gestures that one or two fingers on an item start at a time, s.
  static func gestures(
    of scene: Scene, at item: Int?, fingers: Int, time: Double
  ) -> [Touched] {
    let hit = item.map { views(above: $0, in: scene) } ?? []
    return scene.gestures.enumerated().compactMap { index, gesture in
      guard gesture.isEnabled, gesture.kind.fingers == fingers, !isGrip(gesture, in: scene),
        gesture.views.isEmpty || gesture.views.contains(where: { hit.contains($0) })
      else { return nil }
      // Replaces a whole recording, or a stroke that would still be active.
      if gesture.recording != nil { return Touched(gesture, at: index, keeping: 0, scene) }
      let strokes = gesture.touches.filter { $0.time >= time }.map { $0.stroke }
      let kept = strokes.min() ?? (gesture.touches.last.map { $0.stroke + 1 } ?? 0)
      return Touched(gesture, at: index, keeping: kept, scene)
    }
  }

  /// The last gesture, which was added to hold an item.
  static func grip(of scene: Scene) -> [Touched] {
    scene.gestures.last.map { [Touched($0, at: scene.gestures.count - 1, keeping: 0, scene)] } ?? []
  }

  /// Returns `true` for a gesture that holds an item at one point, which another finger would miss.
  private static func isGrip(_ gesture: SceneGesture, in scene: Scene) -> Bool {
    scene.behaviors.contains { $0.id == StrokeEdit.grip(of: gesture.id) }
  }

  private static func views(above item: Int, in scene: Scene) -> [Int] {
    var views: [Int] = []
    var next = Optional(item)
    while let view = next, view < scene.views.count {
      views.append(view)
      next = scene.views[view].superview
    }
    return views
  }
}
