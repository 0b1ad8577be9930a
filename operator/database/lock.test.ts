import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from './lock.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const lock = () => join(dataDir, 'lock');
const deadPid = () => spawnSync(process.execPath, ['--version']).pid;

test('a second taker is refused with the holder named, until the first gives it back', () => {
  const release = takeLock(dataDir);
  expect(() => takeLock(dataDir)).toThrow(
    `The database in ${dataDir} is in use by process ${process.pid}. Stop it or set DATA_DIR.`,
  );
  release();
  expect(existsSync(lock())).toBe(false);
  takeLock(dataDir)();
});

test('the lock of another living process is respected', () => {
  writeFileSync(lock(), String(process.ppid));
  expect(() => takeLock(dataDir)).toThrow(`in use by process ${process.ppid}`);
});

test.each([
  ['a dead process', deadPid],
  ['an earlier process of our own number', () => process.pid],
  ['nobody', () => 'garbage'],
  ['a full disk', () => ''],
])('a lock left by %s is taken over', (_name, holder) => {
  writeFileSync(lock(), String(holder()));
  const release = takeLock(dataDir);
  expect(() => takeLock(dataDir)).toThrow(`in use by process ${process.pid}`);
  release();
});
