/** The part in use of a package without types. */
declare module 'fs-native-extensions' {
  /** Whether the exclusive lock was granted; it is released with the file descriptor, even if the process is killed. */
  export function tryLock(fd: number): boolean;
}
