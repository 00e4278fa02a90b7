// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture

/// The page that a browser shows: the player with a panel beside it.
///
/// It holds nothing of the scene, which comes as data.
enum WatchPage {
  static let bytes = Array(text.utf8)

  private static var text: String {
    PlayerPage.head(
      "uidyn watch", "<link rel=\"icon\" href=\"data:,\">", PlayerPage.style + WatchMarkup.style)
        + """
        <body>
        \(WatchMarkup.body)\(PlayerPage.markup)<script>
        \(PlayerPage.script)</script>
        <script>
        \(WatchScript.text)</script>
        </body>
        </html>

        """
  }
}
