// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// How far a run is from a recorded motion, at the times of the recording.
///
/// Between two ticks the run is taken to be straight; before its beginning and behind its end everything
/// stays where it is.
struct MatchMeter {
  private let recording: SceneRecording
  private let within: Double
  /// The recorded time at which the run begins, in s.
  private let start: Double
  /// Half a diagonal for angles, else 1.
  private var radii: [Double] = []
  private var time = 0.0
  private var numbers: [Double] = []
  private var next = 0
  private(set) var outcome = MatchOutcome()
  /// Nil where nobody reads sentences.
  private var track: MatchTrack?

  init(_ recording: SceneRecording, _ match: SceneMatch, isForPeople: Bool) {
    track = isForPeople ? MatchTrack() : nil
    (self.recording, within) = (recording, match.within)
    start = match.offset.map { $0 + (recording.times.first ?? 0) } ?? 0
    outcome.within = within
    outcome.residuals.reserveCapacity(recording.times.count * recording.channels.count)
  }

  /// Looks at the state after a tick.
  mutating func observe(_ frame: Frame) {
    if radii.isEmpty { radii = recording.channels.map { frame.radius(of: $0) } }
    let now = recording.channels.map { frame.number(of: $0) }
    let before = numbers.isEmpty ? now : numbers
    while next < recording.times.count,
      recording.times[next] - start <= frame.time + RunSettings.timeTolerance
    {
      let span = frame.time - time
      let part = span > 0 ? min(max((recording.times[next] - start - time) / span, 0), 1) : 1
      compare(part == 1 ? now : zip(before, now).map { $0 + part * ($1 - $0) }, frame.tick)
    }
    (time, numbers) = (frame.time, now)
    track?.add(frame.time, now)
  }

  /// The offset with which the run would be much nearer, and how far away it would be, in pt: within what is
  /// allowed, or a quarter of what it is.
  var betterOffset: (offset: Double, largest: Double)? {
    guard let first = recording.times.first,
      let best = track?.best(recording, from: start, radii),
      best.largest < outcome.largest, best.largest <= max(within, outcome.largest / 4)
    else { return nil }
    return (((best.start - first) * 1e6).rounded() / 1e6, best.largest)
  }

  /// Compares what was recorded behind the end of the run with the last state.
  mutating func finish(_ frame: Frame) {
    if numbers.isEmpty { return }
    while next < recording.times.count { compare(numbers, frame.tick) }
  }

  private mutating func compare(_ numbers: [Double], _ tick: Int) {
    let first = next * recording.channels.count
    for channel in recording.channels.indices {
      let difference = numbers[channel] - recording.numbers[first + channel]
      // A number that is missing is no difference, so that all runs have as many.
      let distance = difference.isNaN ? 0 : difference * radii[channel]
      outcome.residuals.append(distance / within)
      if distance.magnitude > outcome.largest {
        outcome.largest = distance.magnitude
        (outcome.time, outcome.tick) = (recording.times[next], tick)
      }
      outcome.sum += distance * distance
    }
    next += 1
  }
}

extension Frame {
  /// NaN for an item that is not there.
  fileprivate func number(of channel: SceneRecording.Channel) -> Double {
    let state = states[channel.item]
    guard state.isShown else { return .nan }
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
