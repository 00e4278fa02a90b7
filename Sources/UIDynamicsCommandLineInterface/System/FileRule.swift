// SPDX-License-Identifier: MIT

/// The files that a name may mean, by who chose the name.
///
/// Every input and output is opened by one of these rules.
enum FileRule: Equatable {
  /// Named on the command line: links are followed, and a pipe is waited for.
  case named
  /// Named on the command line of a server, which must never wait: links are followed to a regular file.
  case regular
  /// Named by a scene or a log, found in a folder, or made up by the tool: a regular file in one of these
  /// folders or below, after all links are resolved. A link is never written through.
  case inside([FilePath])

  /// The rule for names in a file: they stay in its folder.
  static func beside(_ path: String) -> FileRule { .inside([FilePath(path).directory]) }

  /// Opens a file to be read.
  func open(_ path: String) throws(SystemError) -> FileDescriptor {
    switch self {
    case .named: try .open(path, O_RDONLY)
    case .regular: try Self.openRegular(path, O_RDONLY)
    case .inside: try Self.openRegular(resolved(FilePath(path)).text, O_RDONLY | O_NOFOLLOW)
    }
  }

  /// Without `O_NONBLOCK` a pipe would wait for its other end.
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

  /// The path without links, if it is in one of the folders.
  private func resolved(_ path: FilePath) throws(SystemError) -> FilePath {
    guard case .inside(let folders) = self else { return path }
    // Looked at by name first, so that nobody learns which files exist elsewhere.
    guard admits(path.text) else { throw .leadsOut }
    let found = try path.resolved()
    let roots = folders.compactMap { try? $0.resolved() }
    guard roots.contains(where: found.isInside) else { throw .leadsOut }
    return found
  }

  /// Whether a file may be meant by its name alone; links are looked at when it is opened.
  func admits(_ path: String) -> Bool {
    guard case .inside(let folders) = self else { return true }
    return folders.contains { FilePath(path).isNamedInside($0) }
  }

  /// Refuses a folder that is, or would be made, elsewhere.
  func checkFolder(_ path: FilePath) throws(SystemError) {
    var path = path
    while path.directory != path, try FileStatus.of(path.text) == nil { path = path.directory }
    _ = try resolved(path)
  }

  /// The file that an output replaces; `open` is set for what cannot be replaced and is written to directly.
  func target(
    of path: String
  ) throws(SystemError) -> (path: FilePath, old: FileStatus?, open: FileDescriptor?) {
    if case .inside = self {
      let (folder, name) = (try resolved(FilePath(path).directory), FilePath(path).name)
      let target = folder.child(name)
      let old = try FileStatus.of(target.text, followingLinks: false)
      try old?.requireRegular()
      // A file that may not be written to is not replaced either.
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

  /// Opens the file that the system finds under a name; nil if the name is free.
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
