// SPDX-License-Identifier: MIT

/// Why a form cannot hold a motion.
package struct ExportRefusal: Error, Equatable, Sendable {
  /// A sentence without a full stop.
  package var message: String
  /// What would do.
  package var hint: String?

  package init(_ message: String, hint: String? = nil) {
    (self.message, self.hint) = (message, hint)
  }
}
