/** What is used of the package, which brings no types. */
declare module 'fs-native-extensions' {
  /** Whether the exclusive lock was granted; it falls with the file descriptor, also when the process is killed. */
  export function tryLock(fd: number): boolean;
}
