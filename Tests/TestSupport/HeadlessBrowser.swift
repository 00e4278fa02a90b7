// SPDX-License-Identifier: MIT

/// A browser without a window, as Debian's `chromium-headless-shell`.
package enum HeadlessBrowser {
  package static let name = "chromium-headless-shell"

  /// What every start of it is told.
  ///
  /// It asks nobody else, so that a process of its own for the network is only a quarter of its time.
  package static let words = [
    "--no-sandbox", "--disable-gpu", "--enable-features=NetworkServiceInProcess2",
  ]
}
