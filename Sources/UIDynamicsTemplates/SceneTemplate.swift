// SPDX-License-Identifier: MIT

/// The scenes that `uidyn new` writes, from the files under `Templates`.
package enum SceneTemplate: String, CaseIterable {
  case square, snap, card, sheet, bubble, banner, list, tabs, alert
  case pullToRefresh = "pull-to-refresh"
  case confetti, cradle

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  private var bytes: [UInt8] {
    switch self {
    case .square: PackageResources.square_json
    case .snap: PackageResources.snap_json
    case .card: PackageResources.card_json
    case .sheet: PackageResources.sheet_json
    case .bubble: PackageResources.bubble_json
    case .banner: PackageResources.banner_json
    case .list: PackageResources.list_json
    case .tabs: PackageResources.tabs_json
    case .alert: PackageResources.alert_json
    case .pullToRefresh: PackageResources.pull_to_refresh_json
    case .confetti: PackageResources.confetti_json
    case .cradle: PackageResources.cradle_json
    }
  }
}
