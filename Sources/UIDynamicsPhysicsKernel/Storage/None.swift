// SPDX-License-Identifier: MIT

/// The end of a chain of indices.
let none: Int32 = -1
