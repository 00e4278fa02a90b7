// SPDX-License-Identifier: MIT

enum ItemChannel: String, CaseIterable {
  case x, y, angle, width, height, alpha

  static let geometry: [ItemChannel] = [.x, .y, .angle, .width, .height]
}

extension MotionItem {
  func changesSize(_ tolerance: Double) -> Bool {
    moves(.width, tolerance) || moves(.height, tolerance)
  }

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

  /// The distance in pt that the item's farthest point moves if the channel changes by one.
  func weight(_ channel: ItemChannel) -> Double {
    switch channel {
    case .angle: reach
    case .x, .y, .width, .height: 1
    // An opacity change of 0.01 is about as visible as 0.25 pt.
    case .alpha: 25
    }
  }

  /// A rotation counts later than the other channels, because several forms handle rotated items differently.
  func moves(_ channel: ItemChannel, _ tolerance: Double) -> Bool {
    excursion(channel) > (channel == .angle ? Self.upright : Self.still) * tolerance
  }

  /// True if a web page must rotate the item.
  func isTurned(_ tolerance: Double) -> Bool {
    moves(.angle, tolerance) || tilt > Self.upright * tolerance
  }

  /// The largest rotation, as the distance in pt that the farthest corner moves.
  var tilt: Double { angle.reduce(0) { max($0, $1.magnitude) } * reach }

  func moves(_ tolerance: Double) -> Bool {
    ItemChannel.allCases.contains { moves($0, tolerance) }
  }

  static let still = 0.02
  private static let upright = 0.5

  /// The largest distance of a channel from its start, in pt.
  func excursion(_ channel: ItemChannel) -> Double {
    self.channel(channel).excursion * weight(channel)
  }

  /// Opacity is written if it changes, or if a hidden item returns with a value other than 1.
  func fades(_ tolerance: Double) -> Bool {
    moves(.alpha, tolerance) || comesOrGoes && alpha[0] != 1
  }

  var opacity: CurvePrinter.Channel {
    var channel = channel(.alpha)
    channel.track = zip(alpha, isShown).map { $1 ? $0 : 0 }
    channel.breaks = appearances.map { $0.tick }
    return channel
  }

  func farthest(_ channels: [ItemChannel]) -> Double { channels.map(excursion).max() ?? 0 }

  /// A channel to print; `base` is subtracted from its values.
  func channel(_ channel: ItemChannel, base: Double = 0, scale: Double = 1) -> CurvePrinter.Channel
  {
    CurvePrinter.Channel(
      track: track(channel), weight: weight(channel), base: base, scale: scale,
      least: [.width, .height, .alpha].contains(channel) ? 0 : -.infinity, breaks: contacts)
  }
}
