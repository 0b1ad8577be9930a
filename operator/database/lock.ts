import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Locks that this process holds, by their path. */
const held = new Set<string>();

/**
 * Takes the embedded database's folder for this process, because PGlite does not keep a second one out.
 * Answers what gives it back. Throws when a living process has it; a lock left by a dead one is taken over.
 */
export function takeLock(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(realpathSync(dataDir), 'lock');
  for (let tries = 0; tries < 2; tries += 1) {
    if (create(path)) return () => release(path);
    const holder = Number(readFileSync(path, 'utf8'));
    if (isAlive(holder, path)) {
      throw new Error(`The database in ${dataDir} is in use by process ${holder}. Stop it or set DATA_DIR.`);
    }
    rmSync(path, { force: true });
  }
  throw new Error(`The lock of the database in ${dataDir} could not be taken.`);
}

/** Whether the lock was free. */
function create(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  held.add(path);
  return true;
}

function release(path: string) {
  held.delete(path);
  rmSync(path, { force: true });
}

/** Our own number in a lock that we do not hold is of an earlier life: containers give it again. */
function isAlive(pid: number, path: string): boolean {
  if (pid === process.pid) return held.has(path);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
