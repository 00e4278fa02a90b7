// SPDX-License-Identifier: MIT

internal import Picture

/// The page that a browser shows: the player with a panel beside it.
///
/// It holds nothing of the scene, which comes as data.
enum WatchPage {
  static let bytes = Array(text.utf8)

  private static var text: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <title>uidyn watch</title>
    <style>
    \(PlayerPage.style)\(WatchMarkup.style)</style>
    </head>
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
