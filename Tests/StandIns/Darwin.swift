// SPDX-License-Identifier: MIT

// Nothing: `make apple` asks only whether it is there.
