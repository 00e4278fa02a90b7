// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory
internal import UIDynamicsWeb

/// Reads a recording for drawing, with its scene if the scene is unchanged.
struct RecordedPicture {
  private let path: String
  private let reader: TrajectoryReader
  private let console: Console
  private let limits: SceneLimits

  static func read(
    _ path: String, _ options: RenderOptions, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> MotionSource {
    let picture = RecordedPicture(
      path: path, reader: try RecordInput.open(path, console), console: console,
      limits: options.changes.limits)
    var source = MotionSource(motion: try picture.motion(options.filter, messages))
    source.looks = picture.reader.header?.looks ?? []
    return source
  }

  private func motion(
    _ filter: RowFilter, _ messages: Messages
  ) throws(CommandFailure) -> Motion {
    for column in [Column.x, .y] where !reader.columns.contains(column) {
      throw CommandFailure(
        exitCode: .input, message: "\(reader.file) has no column \"\(column.rawValue)\"",
        hint: "an image needs x and y")
    }
    let rows = try reporting { () throws(RecordFault) in try self.rows() }
    if rows.isEmpty { throw .noRows(reader.file) }
    if !isSized {
      messages.warn("\(reader.file) has no width and height; drawing items as points")
    }
    let scenery = try scenery(of: reader.header, filter)
    messages.warnOfMilliseconds(rows.map { $0.time }, reader)
    var motion = record(rows, MotionRecorder(blank(scenery), filter))
    motion.parts = scenery?.parts ?? []
    if let scenery { motion.lieAsViews(of: scenery) { $0 } }
    thicken(&motion, scenery)
    return motion
  }

  private var isSized: Bool {
    reader.columns.contains(.width) && reader.columns.contains(.height)
  }

  private func blank(_ scenery: Motion?) -> Motion {
    let unsized = reader.ids.map { ItemLook(id: $0, outline: isSized ? .rectangle : .point) }
    var motion = Motion(
      name: FilePath(reader.file).name, title: reader.header?.scene.title,
      looks: isSized ? scenery?.looks ?? unsized : unsized)
    motion.screen = scenery?.screen ?? motion.screen
    (motion.ending, motion.endTime) = (reader.summary?.reason, reader.summary?.time)
    motion.isFaulty = reader.summary?.status == .guard
    motion.expectations = reader.summary?.expectations ?? []
    if scenery == nil { motion.notes = [unknown] }
    if !reader.hasTimes { motion.notes.append("No times: assuming 60 ticks per second") }
    return motion
  }

  private func record(_ rows: [RecordedRow], _ recorder: MotionRecorder) -> Motion {
    var recorder = recorder
    // An item that appears later uses its first size until then.
    let nowhere = ItemState(x: .nan, y: .nan, angle: 0, width: 0, height: 0)
    var known = Array(repeating: nowhere, count: reader.ids.count)
    for row in rows.reversed() { row.update(&known) }
    for row in rows {
      if let frame = row.frame(after: &known) {
        recorder.append(frame, row.events)
      } else {
        recorder.append(row.events, at: row.time)
      }
    }
    return recorder.finished()
  }

  /// Replaces the frames of a thin log with the scene's frames, if the motion is still the same.
  private func thicken(_ motion: inout Motion, _ scenery: Motion?) {
    guard let header = reader.header, header.every > 1 else { return }
    if let scenery, scenery.passes(motion.frames) {
      motion.frames = scenery.frames
    } else {
      motion.notes.append("The log contains only 1 of every \(header.every) ticks")
    }
  }

  private var unknown: String {
    guard let header = reader.header else {
      return "Rows contain no outlines, boundaries or behaviors"
    }
    return header.scene.path == nil
      ? "The log names no scene: outlines, boundaries and behaviors are unknown"
      : "Its scene was moved or changed: outlines, boundaries and behaviors are unknown"
  }

  private func rows() throws(RecordFault) -> [RecordedRow] {
    var (rows, kept) = ([RecordedRow](), KeptRows(limits))
    try reader.forEachTick { (record, isFrame) throws(RecordFault) in
      try kept.add(isFrame ? reader.ids.count : 0, from: reader.file)
      rows.append(RecordedRow(record, isFrame: isFrame, reader.columns))
    }
    return rows
  }

  // MARK: Scenery

  /// Runs the scene of a log for its scenery, if the scene is unchanged.
  private func scenery(
    of header: RunHeader?, _ filter: RowFilter
  ) throws(CommandFailure) -> Motion? {
    guard let header, let hash = header.scene.hash, let scenePath = header.scene.path, path != "-",
      header.engine.numericsID == Runner.numericsID
    else { return nil }
    let (folder, rule) = (FilePath(path).directory, FileRule.beside(path))
    let recipe = PlayRecipe(header, in: folder, rule, allowed: limits)
    let scene = folder.appending(scenePath).text
    guard Folder.exists(scene), recipe.changes.overlays.allSatisfy(Folder.exists),
      let loading = try? SceneInput.load(
        scene, rule: rule, recipe.changes, recordings: .none, advises: false, console),
      loading.digest?.whole == hash, var scene = loading.scene
    else { return nil }
    scene.expectations = []
    var images = SceneImages(beside: folder.appending(scenePath).text, recipe.changes.limits)
    try images.read(into: &scene) { loading.location(ofImageOf: $0) }
    do throws(CommandFailure) {
      try scene.run.apply(timeLimit: recipe.timeLimit, limits)
    } catch {
      throw CommandFailure(
        exitCode: .input, message: "\(reader.file) cannot be replayed: \(error.message ?? "")",
        hint: error.hint)
    }
    let played = try ScenePicture.play(
      scene, named: "", filter, shouldStop: { console.pendingSignal() != nil })
    if let signal = console.pendingSignal() { throw .ended(by: .signal(signal)) }
    return played.motion
  }
}

private struct RecordedRow {
  var tick: Int
  var time: Double
  var events: [EventRecord]
  private let isFrame: Bool
  private var states: [(item: Int, state: ItemState)]

  init(_ record: TickRecord, isFrame: Bool, _ columns: [Column]) {
    self.isFrame = isFrame
    (tick, time, events) = (record.tick, record.time, record.events)
    states = record.items.enumerated().map { index, item in
      let start = index * columns.count
      return (item, ItemState(columns, record.values[start..<(start + columns.count)]))
    }
  }

  func update(_ known: inout [ItemState]) {
    for (item, state) in states { known[item] = state }
  }

  /// Returns the frame, or `nil` if the tick has only events; items without a row keep only their size.
  func frame(after known: inout [ItemState]) -> Frame? {
    guard isFrame else { return nil }
    for item in known.indices {
      let last = known[item]
      known[item] = ItemState(
        x: .nan, y: .nan, angle: last.angle, width: last.width, height: last.height)
    }
    update(&known)
    return Frame(tick: tick, time: time, states: known)
  }
}

extension ItemState {
  fileprivate init(_ columns: [Column], _ values: ArraySlice<Double>) {
    func number(_ column: Column) -> Float? {
      columns.firstIndex(of: column).map { Float(values[values.startIndex + $0]) }
    }
    self.init(
      x: number(.x) ?? .nan, y: number(.y) ?? .nan, angle: number(.angle) ?? 0,
      width: number(.width) ?? 0, height: number(.height) ?? 0)
    alpha = number(.alpha) ?? 1
    (vx, vy, omega) = (number(.vx) ?? .nan, number(.vy) ?? .nan, number(.omega) ?? .nan)
    if let x = number(.bodyX), let y = number(.bodyY), let angle = number(.bodyAngle), x.isFinite {
      body = BodyPose(x: x, y: y, angle: angle)
    }
  }
}
