// SPDX-License-Identifier: MIT

/// A headless browser, which is Debian's `chromium-headless-shell`.
package enum HeadlessBrowser {
  package static let name = "chromium-headless-shell"

  /// Arguments for each start; starting a separate network process would take most of the time.
  package static let words = [
    "--no-sandbox", "--disable-gpu", "--enable-features=NetworkServiceInProcess2",
  ]
}
