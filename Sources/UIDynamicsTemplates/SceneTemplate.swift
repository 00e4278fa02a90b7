// SPDX-License-Identifier: MIT

internal import UIDynamicsFiles

/// The scenes that `uidyn new` writes, from the files under `Templates`.
package enum SceneTemplate: String, CaseIterable {
  case square, snap, card, sheet, bubble, banner, list, tabs, alert
  case pullToRefresh = "pull-to-refresh"
  case confetti, cradle

  package var text: String {
    let bytes =
      switch self {
      case .square: square_template
      case .snap: snap_template
      case .card: card_template
      case .sheet: sheet_template
      case .bubble: bubble_template
      case .banner: banner_template
      case .list: list_template
      case .tabs: tabs_template
      case .alert: alert_template
      case .pullToRefresh: pull_to_refresh_template
      case .confetti: confetti_template
      case .cradle: cradle_template
      }
    return String(cString: bytes)
  }
}
