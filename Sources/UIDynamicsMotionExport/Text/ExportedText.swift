// SPDX-License-Identifier: MIT

package struct ExportedText {
  package let text: String
  /// A note about missing parts of the scene, if any.
  package let remark: String?

  init(_ text: String, remark: String? = nil) { (self.text, self.remark) = (text, remark) }
}
