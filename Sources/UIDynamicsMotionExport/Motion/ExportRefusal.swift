// SPDX-License-Identifier: MIT

/// Why a form cannot hold a motion.
package struct ExportRefusal: Error, Equatable, Sendable {
  /// A sentence without a full stop.
  package var message: String
  /// What would do.
  package var hint: String?

  /// Whether a later beginning would change nothing.
  package let isOfItsEnd: Bool

  package init(_ message: String, hint: String? = nil, isOfItsEnd: Bool = false) {
    (self.message, self.hint, self.isOfItsEnd) = (message, hint, isOfItsEnd)
  }
}
