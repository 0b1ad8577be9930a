import { closeSync, constants, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * Locks the embedded database's folder, because PGlite doesn't prevent a second one from opening it. Resolves with a
 * function that releases it. Throws if this or another process holds it.
 *
 * An operating system lock on an open file: it works across containers, ends with the process, and isn't copied with
 * the folder. The file's content is only for the message. Never remove the file: others could then lock a new one
 * beside it.
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

/** Loaded on demand: PostgreSQL needs no lock, and the package lacks some systems. */
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

/** For a held lock Windows reports a busy file, other systems that it may be free later. */
function isGranted(take: () => boolean): boolean {
  try {
    return take();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EBUSY') return false;
    throw error;
  }
}

/** On Windows nobody else can read a locked file. */
function holderOf(path: string): string {
  try {
    return /^process \d+ on \S+$/m.exec(readFileSync(path, 'utf8'))?.[0] ?? 'another process';
  } catch {
    return 'another process';
  }
}
