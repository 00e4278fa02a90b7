// SPDX-License-Identifier: MIT

/// What of an item can change.
enum ItemChannel: String, CaseIterable {
  case x, y, angle, width, height
}

extension MotionItem {
  func track(_ channel: ItemChannel) -> [Double] {
    switch channel {
    case .x: x
    case .y: y
    case .angle: angle
    case .width: width
    case .height: height
    }
  }

  /// The way in pt of the item's farthest point when the channel changes by one.
  func weight(_ channel: ItemChannel) -> Double {
    switch channel {
    case .angle: reach
    case .x, .y, .width, .height: 1
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

  func farthest(_ channels: [ItemChannel]) -> Double { channels.map(excursion).max() ?? 0 }

  /// A channel for a printer; the base is what is taken off the values.
  func channel(_ channel: ItemChannel, base: Double = 0, scale: Double = 1) -> CurvePrinter.Channel
  {
    CurvePrinter.Channel(
      track: track(channel), weight: weight(channel), base: base, scale: scale,
      least: channel == .width || channel == .height ? 0 : -.infinity, breaks: contacts)
  }
}
