// SPDX-License-Identifier: MIT

/// What was written.
package struct ExportedText {
  package let text: String
  /// What it lacks of the scene, as a sentence; nil where it says everything.
  package let remark: String?

  init(_ text: String, remark: String? = nil) { (self.text, self.remark) = (text, remark) }
}
