import { closeSync, constants, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * Takes the embedded database's folder, because PGlite does not keep a second one out. Answers what gives it back.
 * Throws when somebody has it, in this process or in another.
 *
 * The lock is the operating system's, on an open file: it holds across containers, ends with the process however
 * that ends, and does not travel with a copy of the folder. What the file says is only for the message. The file
 * must stay where it is: who removed it would let others lock a new one beside the held one.
 */
export async function takeLock(dataDir: string): Promise<() => void> {
  const tryLock = await loadTryLock(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'lock');
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    if (!isGranted(() => tryLock(file))) {
      throw new Error(
        `The database in ${dataDir} is in use by ${holderOf(path)}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    ftruncateSync(file);
    writeSync(file, `process ${process.pid} on ${hostname()}\n`);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  let held = true;
  return () => {
    if (held) closeSync(file);
    held = false;
  };
}

/** Not at the start of the program: with PostgreSQL nothing is locked, and the package lacks some systems. */
async function loadTryLock(dataDir: string) {
  try {
    const { tryLock } = await import('fs-native-extensions');
    return tryLock;
  } catch (error) {
    if (!['ADDON_NOT_FOUND', 'CANNOT_LOAD'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
    throw new Error(
      `The database in ${dataDir} cannot be locked on this system: there is a lock for Linux with glibc, macOS and ` +
        'Windows. Set DATABASE_URL to use a PostgreSQL server instead.',
      { cause: error },
    );
  }
}

/** Windows says of a held lock that the file is busy, the others that it may be free later. */
function isGranted(take: () => boolean): boolean {
  try {
    return take();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EBUSY') return false;
    throw error;
  }
}

/** On Windows nobody else can read what is locked. */
function holderOf(path: string): string {
  try {
    return /^process \d+ on \S+$/m.exec(readFileSync(path, 'utf8'))?.[0] ?? 'another process';
  } catch {
    return 'another process';
  }
}
