import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes the embedded database's folder for this process, because PGlite does not keep a second one out.
 * Answers what gives it back. Throws when a living process has it; a lock left by a dead one is taken over.
 */
export function takeLock(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'lock');
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = Number(readFileSync(path, 'utf8'));
    if (isAlive(holder)) {
      throw new Error(`The database in ${dataDir} is in use by process ${holder}. Stop it or set DATA_DIR.`);
    }
    rmSync(path, { force: true });
  }
  throw new Error(`The lock of the database in ${dataDir} could not be taken.`);
}

/** A process of this very number that is ourselves left the lock in an earlier life (containers reuse them). */
function isAlive(pid: number) {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
