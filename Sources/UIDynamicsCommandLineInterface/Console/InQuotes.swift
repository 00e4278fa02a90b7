// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// A word of the user's in a sentence: in quotation marks, with nothing invisible in it.
func inQuotes(_ word: String) -> String {
  "\"\(visible(word))\""
}
