// SPDX-License-Identifier: MIT

/// The files that a name may refer to, depending on its origin.
///
/// Every input and output is opened under one of these rules.
enum FileRule: Equatable {
  /// From the command line: follows links and waits for pipes.
  case named
  /// From a server's command line, which must never block: follows links to regular files.
  case regular
  /// From a scene, log or folder, or chosen by the tool: a regular file in one of these folders or below,
  /// after resolving links. Never written through a link.
  case inside([FilePath])

  /// The rule for names inside a file: they stay in its folder.
  static func beside(_ path: String) -> FileRule { .inside([FilePath(path).directory]) }

  func open(_ path: String) throws(SystemError) -> FileDescriptor {
    switch self {
    case .named: try .open(path, O_RDONLY)
    case .regular: try Self.openRegular(path, O_RDONLY)
    case .inside: try Self.openRegular(resolved(FilePath(path)).text, O_RDONLY | O_NOFOLLOW)
    }
  }

  /// Uses `O_NONBLOCK`, because opening a pipe would block.
  private static func openRegular(_ path: String, _ flags: Int32) throws(SystemError)
    -> FileDescriptor
  {
    let file = try FileDescriptor.open(path, flags | O_NONBLOCK)
    do throws(SystemError) {
      try file.status().requireRegular()
      return file
    } catch {
      try? file.close()
      throw error
    }
  }

  /// Resolves a path and checks that it is in one of the folders.
  private func resolved(_ path: FilePath) throws(SystemError) -> FilePath {
    guard case .inside(let folders) = self else { return path }
    // Names are checked first, so that errors do not reveal files elsewhere.
    guard admits(path.text) else { throw .leadsOut }
    let found = try path.resolved()
    let roots = folders.compactMap { try? $0.resolved() }
    guard roots.contains(where: found.isInside) else { throw .leadsOut }
    return found
  }

  /// Checks the name only; links are checked on opening.
  func admits(_ path: String) -> Bool {
    guard case .inside(let folders) = self else { return true }
    return folders.contains { FilePath(path).isNamedInside($0) }
  }

  /// Returns the file to replace; `open` is set if the file is written directly.
  func target(
    of path: String
  ) throws(SystemError) -> (path: FilePath, old: FileStatus?, open: FileDescriptor?) {
    if case .inside = self {
      let (folder, name) = (try resolved(FilePath(path).directory), FilePath(path).name)
      let target = folder.child(name)
      let old = try FileStatus.of(target.text, followingLinks: false)
      try old?.requireRegular()
      // A read-only file must not be replaced.
      if old != nil { try Self.openRegular(target.text, O_WRONLY | O_NOFOLLOW).close() }
      return (target, old, nil)
    }
    guard let existing = try Self.openExisting(path) else { return (FilePath(path), nil, nil) }
    do throws(SystemError) {
      let status = try existing.status()
      if status.kind != .regular || FilePath(path).isOpenFile {
        return (FilePath(path), nil, existing)
      }
      let target = try FilePath(path).resolved()
      try? existing.close()
      return (target, status, nil)
    } catch {
      try? existing.close()
      throw error
    }
  }

  /// Returns `nil` if the name is free.
  private static func openExisting(_ path: String) throws(SystemError) -> FileDescriptor? {
    do throws(SystemError) {
      return try .open(path, O_WRONLY | O_APPEND)
    } catch .notThere {
      if try FileStatus.of(path, followingLinks: false) != nil { throw .deadLink }
      return nil
    }
  }
}

extension FileStatus {
  fileprivate func requireRegular() throws(SystemError) {
    switch kind {
    case .regular: return
    case .folder: throw .isDirectory
    case .link: throw .isLink
    case .special, .characters: throw .notRegular
    }
  }
}
