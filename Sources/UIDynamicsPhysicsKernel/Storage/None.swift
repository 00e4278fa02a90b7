// SPDX-License-Identifier: MIT

/// No element: the end of a chain of indices.
let none: Int32 = -1
