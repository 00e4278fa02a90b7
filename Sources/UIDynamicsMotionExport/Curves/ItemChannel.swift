// SPDX-License-Identifier: MIT

/// What of an item can change.
enum ItemChannel: String, CaseIterable {
  case x, y, angle, width, height, alpha

  /// All but the opacity.
  static let geometry: [ItemChannel] = [.x, .y, .angle, .width, .height]
}

extension MotionItem {
  func track(_ channel: ItemChannel) -> [Double] {
    switch channel {
    case .x: x
    case .y: y
    case .angle: angle
    case .width: width
    case .height: height
    case .alpha: alpha
    }
  }

  /// The way in pt of the item's farthest point when the channel changes by one.
  func weight(_ channel: ItemChannel) -> Double {
    switch channel {
    case .angle: reach
    case .x, .y, .width, .height: 1
    // A hundredth of the opacity is as hard to see as a quarter of a point.
    case .alpha: 25
    }
  }

  /// Whether a channel changes so much that leaving it out would show.
  func moves(_ channel: ItemChannel, _ tolerance: Double) -> Bool {
    excursion(channel) > Self.still * tolerance
  }

  func moves(_ tolerance: Double) -> Bool {
    ItemChannel.allCases.contains { moves($0, tolerance) }
  }

  /// A channel that stays this much of the tolerance from its beginning is not written.
  private static let still = 0.02

  /// How far a channel gets from its beginning, in pt.
  func excursion(_ channel: ItemChannel) -> Double {
    let track = track(channel)
    let farthest = track.reduce(0) { max($0, ($1 - track[0]).magnitude) }
    return farthest * weight(channel)
  }

  /// Whether its opacity has to be written: it changes, or comes back as something else than 1.
  func fades(_ tolerance: Double) -> Bool {
    moves(.alpha, tolerance) || comesOrGoes && alpha[0] != 1
  }

  /// The opacity, 0 while it is not there.
  var opacity: CurvePrinter.Channel {
    var channel = channel(.alpha)
    channel.track = zip(alpha, isShown).map { $1 ? $0 : 0 }
    channel.breaks = appearances.map { $0.tick }
    return channel
  }

  func farthest(_ channels: [ItemChannel]) -> Double { channels.map(excursion).max() ?? 0 }

  /// A channel for a printer; the base is what is taken off the values.
  func channel(_ channel: ItemChannel, base: Double = 0, scale: Double = 1) -> CurvePrinter.Channel
  {
    CurvePrinter.Channel(
      track: track(channel), weight: weight(channel), base: base, scale: scale,
      least: [.width, .height, .alpha].contains(channel) ? 0 : -.infinity, breaks: contacts)
  }
}
