// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Quotes user input for a message, escaping invisible characters.
func inQuotes(_ word: String) -> String {
  "\"\(visible(word))\""
}
