// SPDX-License-Identifier: MIT

/// The index that marks the end of a list.
let none: Int32 = -1
