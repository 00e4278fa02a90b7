// SPDX-License-Identifier: MIT

/// The page that a browser shows; it holds nothing of the scene, which comes as data.
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
    <title>uidyn watch</title>
    <style>
    \(WatchMarkup.style)</style>
    </head>
    <body>
    \(WatchMarkup.body)<script>
    \(WatchScript.text)</script>
    </body>
    </html>

    """
  }
}
