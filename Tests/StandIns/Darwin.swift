// SPDX-License-Identifier: MIT

// Empty: `make apple` only needs the module to exist.
