// SPDX-License-Identifier: MIT

internal import Glibc

/// The moment in which finished files get their names: all of them or none, as far as names that
/// were given can be taken back.
enum Publication {
  /// Why it came to nothing.
  struct Failure: Error {
    let error: SystemError
    /// The file it happened to.
    let index: Int
    /// The files that could not be taken back: they are new, all others as they were.
    let new: [Int]
  }

  /// Gives the files their names and has the folders remember them.
  static func publish(_ files: [OutputFile]) throws(Failure) {
    // A signal between two names would leave old files and new ones.
    try Signals.holdingBack { () throws(Failure) in
      let renamings = try rename(files)
      for renaming in renamings { renaming.settle() }
    }
    try synchronizeFolders(of: files)
  }

  private static func rename(_ files: [OutputFile]) throws(Failure) -> [Renaming] {
    var renamings: [Renaming] = []
    for (index, file) in files.enumerated() {
      do throws(SystemError) {
        renamings.append(try Renaming(file, canBeTakenBack: files.count > 1))
      } catch {
        let new = renamings.indices.reversed().filter { !renamings[$0].takeBack() }
        throw Failure(error: error, index: index, new: new.reversed())
      }
    }
    return renamings
  }

  /// After a power cut a name may still be the old file's, unless its folder was written out.
  private static func synchronizeFolders(of files: [OutputFile]) throws(Failure) {
    var folders: [FilePath] = []
    for (index, file) in files.enumerated() where !folders.contains(file.target.directory) {
      folders.append(file.target.directory)
      do throws(SystemError) {
        try synchronize(file.target.directory)
      } catch {
        throw Failure(error: error, index: index, new: Array(files.indices))
      }
    }
  }

  private static func synchronize(_ folder: FilePath) throws(SystemError) {
    let opened: FileDescriptor
    do throws(SystemError) {
      opened = try .open(folder.text, O_RDONLY | O_DIRECTORY)
    } catch .permissionDenied {
      // Whoever may write to a folder need not be allowed to read it.
      return
    }
    defer { try? opened.close() }
    try opened.synchronize()
  }
}

/// One name on its way from the old file to the new one.
private struct Renaming {
  private let file: OutputFile
  private let wasNew: Bool
  /// A second name of the old file; nil where there is none, or the file system has no second names.
  private let backup: FilePath?

  init(_ file: OutputFile, canBeTakenBack: Bool) throws(SystemError) {
    self.file = file
    wasNew = try Self.isNew(file.target)
    backup = canBeTakenBack && !wasNew ? try? Self.backup(of: file.target) : nil
    do throws(SystemError) {
      if let temporary = file.temporary { try Self.rename(temporary.path, file.target) }
    } catch {
      if let backup { Self.remove(backup) }
      throw error
    }
  }

  /// Looks again whether there is something that a file may replace.
  private static func isNew(_ target: FilePath) throws(SystemError) -> Bool {
    switch try FileStatus.of(target.text, followingLinks: false)?.kind {
    case nil: return true
    case .regular: return false
    case .folder: throw .isDirectory
    case .link, .special, .characters: throw .hasChanged
    }
  }

  private static func backup(of target: FilePath) throws(SystemError) -> FilePath {
    // Far from the names that are taken back: nothing may take the place of a second name.
    try TemporaryFile.withVacantName(beside: target, from: 1000) { path throws(SystemError) in
      if (SystemCall.link.perform { link(target.text, path.text) }) != 0 { throw .last }
    }.1
  }

  private static func rename(_ from: FilePath, _ to: FilePath) throws(SystemError) {
    if (SystemCall.rename.perform { Glibc.rename(from.text, to.text) }) != 0 { throw .last }
  }

  private static func remove(_ path: FilePath) {
    _ = SystemCall.unlink.perform { unlink(path.text) }
  }

  /// Brings back what was there before; false where that cannot be done.
  func takeBack() -> Bool {
    guard let temporary = file.temporary else { return false }
    if wasNew { return (try? Self.rename(file.target, temporary.path)) != nil }
    guard let backup, (try? Self.rename(backup, file.target)) != nil else {
      file.settle()
      return false
    }
    return true
  }

  /// Makes it final.
  func settle() {
    if let backup { Self.remove(backup) }
    file.settle()
  }
}
