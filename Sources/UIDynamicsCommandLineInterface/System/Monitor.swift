// SPDX-License-Identifier: MIT

/// A lock with the means to wait, without it, until another thread says that something has changed.
final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }

  func unlock() { pthread_mutex_unlock(mutex) }

  /// Gives the lock away and waits; to be called in a loop that looks at what it waits for.
  func wait() { pthread_cond_wait(changed, mutex) }

  /// Wakes all who wait.
  func notify() { pthread_cond_broadcast(changed) }
}
