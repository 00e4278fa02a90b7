// SPDX-License-Identifier: MIT

/// An error while creating the objects of a scene.
///
/// Loading normally rejects such scenes; this error keeps an undetected one from crashing.
package struct StageFault: Error, Equatable {
  package let message: String
}
