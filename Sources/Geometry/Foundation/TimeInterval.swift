// SPDX-License-Identifier: MIT

/// A time in seconds.
public typealias TimeInterval = Double
