// SPDX-License-Identifier: MIT

/// An error for a motion that a form cannot represent.
package struct ExportRefusal: Error, Equatable, Sendable {
  /// A clause without a period.
  package var message: String
  package var hint: String?

  /// True if starting the motion later would not help.
  package let isOfItsEnd: Bool

  package init(_ message: String, hint: String? = nil, isOfItsEnd: Bool = false) {
    (self.message, self.hint, self.isOfItsEnd) = (message, hint, isOfItsEnd)
  }

  static func otherForm(_ message: String, isOfItsEnd: Bool = false) -> ExportRefusal {
    ExportRefusal(
      message, hint: "use --as css, or --item to choose other items", isOfItsEnd: isOfItsEnd)
  }
}
