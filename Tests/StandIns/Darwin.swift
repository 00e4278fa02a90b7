// SPDX-License-Identifier: MIT

// Empty, because `make apple` only needs the module to exist.
