// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The subset of Swift's Darwin overlay that System uses in addition to Apple's headers, for `.ci/macos`.

@_exported public import CDarwin

public typealias Handler = @convention(c) (Int32) -> Void

public var errno: Int32 {
  get { __error().pointee }
  set { __error().pointee = newValue }
}
public var CLOCK_MONOTONIC: clockid_t { _CLOCK_MONOTONIC }
public var SIG_DFL: Handler? { nil }
public var SIG_IGN: Handler { unsafeBitCast(1, to: Handler.self) }
public var S_IFMT: mode_t { 0o170000 }
public var S_IFCHR: mode_t { 0o020000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }
public var TIOCGWINSZ: UInt { 0x4008_7468 }

@_extern(c, "open")
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32
@_extern(c, "fcntl")
public func fcntl(_ file: Int32, _ command: Int32) -> Int32
@_extern(c, "fcntl")
public func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32
@_extern(c, "ioctl")
public func ioctl(_ file: Int32, _ request: UInt, _ value: UnsafeMutableRawPointer) -> Int32
