// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Compares a run with a recorded motion at the recorded times.
///
/// The run is interpolated linearly between ticks, and constant before the first and after the last. A missing
/// item adds `absence` to its distance, so that removing items never improves a match.
struct MatchMeter {
  /// The penalty for a missing item, in multiples of the tolerance.
  private static let absence = 100.0
  /// The tolerance for the rounding of recorded positions, in pt.
  private static let nearness = 0.5
  /// The rounding error of time differences, in seconds.
  private static let rounding = 1e-9

  /// The recording and how it is compared.
  private struct Comparison {
    let recording: SceneRecording
    let file: String
    let within: Double
    let hasOffset: Bool
    /// The time after a tick that still counts as that tick, in seconds.
    ///
    /// It allows for rounded recorded times. If the clocks have an offset, there is no such allowance, because then
    /// small changes of the offset would have no effect on a fit.
    let slack: Double
    /// The time in the recording when the run starts, in seconds.
    let start: Double

    init(_ recording: SceneRecording, _ match: SceneMatch) {
      self.recording = recording
      (file, within, hasOffset) = (match.file, match.within, match.offset != nil)
      slack = match.offset == nil ? RunSettings.timeTolerance : MatchMeter.rounding
      start = match.offset.map { $0 + (recording.times.first ?? 0) } ?? 0
    }
  }

  private let task: Comparison
  /// The factors that convert differences to pt: half the diagonal for angles, otherwise 1.
  private var radii: [Double] = []
  private var time = 0.0
  private var numbers: [Double] = []
  private var isThere: [Bool] = []
  private var next = 0
  private var differences: ChannelDifferences
  private(set) var outcome = MatchOutcome()
  private var firstNumbers: [Double] = []
  /// The values of the run; `nil` if no messages are needed.
  private var track: MatchTrack?

  init(_ recording: SceneRecording, _ match: SceneMatch, isForPeople: Bool) {
    task = Comparison(recording, match)
    track = isForPeople ? MatchTrack() : nil
    differences = ChannelDifferences(recording.channels)
    outcome.within = task.within
    outcome.residuals.reserveCapacity(recording.times.count * recording.channels.count)
  }

  mutating func observe(_ frame: Frame) {
    if radii.isEmpty { radii = task.recording.channels.map { frame.radius(of: $0) } }
    let now = task.recording.channels.map { frame.number(of: $0) }
    let isThereNow = task.recording.channels.map { frame.states[$0.item].isShown }
    let (before, wasThere) = numbers.isEmpty ? (now, isThereNow) : (numbers, isThere)
    while next < task.recording.times.count,
      task.recording.times[next] - task.start <= frame.time + task.slack
    {
      let span = frame.time - time
      let part =
        span > 0 ? min(max((task.recording.times[next] - task.start - time) / span, 0), 1) : 1
      numbers = part == 1 ? now : zip(before, now).map { $0 + part * ($1 - $0) }
      isThere = part == 1 ? isThereNow : zip(wasThere, isThereNow).map { $0 || $1 }
      compare(frame.tick)
    }
    (time, numbers, isThere) = (frame.time, now, isThereNow)
    track?.add(frame.time, zip(now, isThereNow).map { $1 ? $0 : .nan })
  }

  /// A much better offset and its largest distance in pt, which is at most the tolerance or a quarter of the
  /// current distance.
  private var betterOffset: (offset: Double, largest: Double)? {
    guard let first = task.recording.times.first,
      let best = track?.best(task.recording, from: task.start, radii),
      best.largest < outcome.largest, best.largest <= max(task.within, outcome.largest / 4)
    else { return nil }
    return (((best.start - first) * 1e6).rounded() / 1e6, best.largest)
  }

  /// Compares the rows after the end of the run with its last state.
  mutating func finish(_ frame: Frame) {
    if numbers.isEmpty { return }
    outcome.apart = apart(from: frame)
    while next < task.recording.times.count { compare(frame.tick) }
  }

  private mutating func compare(_ tick: Int) {
    if next == 0 { firstNumbers = numbers }
    let first = next * task.recording.channels.count
    for channel in task.recording.channels.indices {
      let difference = differences.difference(
        numbers[channel], task.recording.numbers[first + channel], of: channel)
      // Missing values count as no difference, so that all runs have the same number of residuals.
      var distance = difference.isNaN ? 0 : difference * radii[channel]
      let isMissing = !isThere[channel] && !difference.isNaN
      if isMissing { distance = distance.magnitude + Self.absence * task.within }
      outcome.residuals.append(distance / task.within)
      recordMiss(
        MatchOutcome.Miss(
          channel: channel, distance: distance.magnitude, isMissing: isMissing,
          time: task.recording.times[next], tick: tick))
      outcome.sum += distance * distance
    }
    next += 1
  }

  private mutating func recordMiss(_ miss: MatchOutcome.Miss) {
    if outcome.first == nil, miss.distance > task.within { outcome.first = miss }
    guard miss.distance > outcome.largest else { return }
    (outcome.largest, outcome.worst) = (miss.distance, miss)
  }

  // MARK: Messages

  func sentence(_ ids: [String]) -> String {
    func description(_ miss: MatchOutcome.Miss) -> String {
      let channel = task.recording.channels[miss.channel]
      let away =
        miss.isMissing
        ? " does not exist"
        : ".\(channel.value.rawValue) is off by \(NumberText.thousandths(miss.distance)) pt"
      return
        "\(ids[channel.item])\(away) at \(NumberText.thousandths(miss.time)) s (tick \(miss.tick))"
    }
    guard let worst = outcome.worst else { return "" }
    let more = late + nearer + (begins(ids).map { "; " + $0 } ?? "")
    guard let first = outcome.first, first != worst else { return description(worst) + more }
    return "first \(description(first)); worst \(description(worst))" + more
  }

  /// Describes an item that starts elsewhere; most parameters do not affect the start, so the coordinates may differ.
  private func begins(_ ids: [String]) -> String? {
    let channels = task.recording.channels
    guard let first = outcome.first, !first.isMissing, first.time == task.recording.times.first,
      case let item = channels[first.channel].item, channels[first.channel].value != .angle,
      let x = channels.firstIndex(where: { $0.item == item && $0.value == .x }),
      let y = channels.firstIndex(where: { $0.item == item && $0.value == .y }),
      [x, y].contains(where: {
        (task.recording.numbers[$0] - firstNumbers[$0]).magnitude > Self.nearness
      })
    else { return nil }
    func place(_ numbers: [Double]) -> String {
      "(\(NumberText.thousandths(numbers[x])), \(NumberText.thousandths(numbers[y])))"
    }
    return "in \(task.file), \(ids[item]) starts at \(place(task.recording.numbers)), but here it"
      + " starts at \(place(firstNumbers)): its units, axes or view may differ"
  }

  /// Suggests a better offset, unless an item is missing, since no offset improves that.
  private var nearer: String {
    guard outcome.largest > task.within, outcome.worst?.isMissing != true, let better = betterOffset
    else { return "" }
    return "; with \"offset\": \(NumberText.text(of: better.offset)), at most"
      + " \(NumberText.thousandths(better.largest)) pt"
  }

  private var late: String {
    let (count, all) = (
      task.recording.times.count { $0 - task.start > time }, task.recording.times.count
    )
    return 2 * count < all
      ? ""
      : "; \(count) of \(all) rows are after the end of the run, at \(NumberText.thousandths(time)) s"
  }

  /// Returns a warning if the recording covers less than half of the run.
  func brief(_ end: Frame) -> String? {
    guard let last = task.recording.times.last, 2 * (last - task.start) < end.time else {
      return nil
    }
    return "\(task.file) ends at \(NumberText.thousandths(max(0, last - task.start))) s of"
      + " \(NumberText.thousandths(end.time)) s, so most of the run is not compared"
  }

  /// Returns the reason if the recording and the run do not overlap in time.
  private func apart(from end: Frame) -> String? {
    guard let first = task.recording.times.first, let last = task.recording.times.last else {
      return nil
    }
    if let step = task.recording.usualStep, RecordedClock.isOfMilliseconds(step, end: end.time) {
      return RecordedClock.milliseconds("the rows of \(task.file)", step, end: end.time)
    }
    if first - task.start > end.time {
      return "every row of \(task.file) is after the end of the run, at"
        + " \(NumberText.thousandths(end.time)) s; the first is at \(NumberText.thousandths(first)) s"
        + (task.hasOffset ? "" : "; to start the scene there, set \"offset\": 0")
    }
    guard last < task.start else { return nil }
    return
      "every row of \(task.file) is before the start of the scene; the last is at \(NumberText.thousandths(last)) s"
  }
}

extension SceneRecording {
  /// The median time step in seconds; `nil` if there is only one row.
  fileprivate var usualStep: Double? {
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
    return steps.isEmpty ? nil : steps[steps.count / 2]
  }
}

extension Frame {
  fileprivate func number(of channel: SceneRecording.Channel) -> Double {
    let state = states[channel.item]
    return switch channel.value {
    case .x: Double(state.x)
    case .y: Double(state.y)
    case .angle: Double(state.angle)
    }
  }

  fileprivate func radius(of channel: SceneRecording.Channel) -> Double {
    guard channel.value == .angle else { return 1 }
    let (width, height) = (Double(states[channel.item].width), Double(states[channel.item].height))
    return 0.5 * (width * width + height * height).squareRoot()
  }
}
