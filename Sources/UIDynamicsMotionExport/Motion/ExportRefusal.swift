// SPDX-License-Identifier: MIT

/// An error for a motion that a form cannot represent.
package struct ExportRefusal: Error, Equatable, Sendable {
  /// A clause without a period.
  package var message: String
  package var hint: String?

  package init(_ message: String, hint: String? = nil) {
    (self.message, self.hint) = (message, hint)
  }

  static func otherForm(_ message: String) -> ExportRefusal {
    ExportRefusal(message, hint: "use --as css, or --items to choose other items")
  }
}
