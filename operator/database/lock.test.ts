import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeLock } from './lock.ts';

let dataDir = '';
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill));
  rmSync(dataDir, { recursive: true, force: true });
});

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const script = `
  import { takeLock } from '#operator/database/lock.ts';
  process.on('disconnect', () => process.exit());
  process.on('message', (folder) => takeLock(folder).then(() => process.send('in'), ({ message }) => process.send(message)));
  process.send(process.pid);
`;
const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', script];
/** Gives each process the number 1 in its own process space, as in two containers. Needs the rights to do so. */
const inItsOwnSpace = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', ...node];
const canSeparate = spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0;

/** A process that locks a folder when sent its path; returns its process number. */
async function startTaker([command = '', ...given] = node) {
  const child = spawn(command, given, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  children.push(child);
  const [pid] = (await once(child, 'message')) as [number];
  const take = async (folder = dataDir) => {
    const answered = once(child, 'message');
    child.send(folder);
    return ((await answered) as [string])[0];
  };
  return { child, pid, take };
}

const refusal = (pid: number, folder = dataDir) =>
  `The database in ${folder} is in use by process ${pid} on ${hostname()}. Stop it, or set DATA_DIR to another folder.`;

test('a second process is refused, with the holder named, until the first releases it', async () => {
  const release = await takeLock(dataDir);
  await expect(takeLock(dataDir)).rejects.toThrow(refusal(process.pid));
  release();
  const next = await takeLock(dataDir);
  release();
  await expect(takeLock(dataDir)).rejects.toThrow(refusal(process.pid));
  next();
});

test('another process keeps the lock until it is killed', async () => {
  const other = await startTaker();
  expect(await other.take()).toBe('in');
  await expect(takeLock(dataDir)).rejects.toThrow(refusal(other.pid));
  await kill(other.child);
  (await takeLock(dataDir))();
});

test.each([
  ['another living process', () => process.ppid],
  ['a dead process', () => spawnSync(process.execPath, ['--version']).pid],
  ['an earlier process of our own number', () => process.pid],
  ['nobody', () => 'garbage'],
  ['a full disk', () => ''],
])('a leftover number of %s locks no one out', async (_name, number) => {
  writeFileSync(join(dataDir, 'lock'), String(number()));
  const release = await takeLock(dataDir);
  await expect(takeLock(dataDir)).rejects.toThrow(refusal(process.pid));
  release();
});

test('only one of four that start together after a crash gets in', { tags: ['full'] }, async () => {
  const takers = await Promise.all([startTaker(), startTaker(), startTaker(), startTaker(), startTaker()]);
  const [crashed, ...starters] = takers;
  expect(await crashed?.take()).toBe('in');
  if (crashed) await kill(crashed.child);

  const answers = await Promise.all(starters.map(({ take }) => take()));
  const isIn = (answer: string) => answer === 'in';
  expect(answers.filter(isIn)).toEqual(['in']);
  const holder = starters[answers.findIndex(isIn)]?.pid ?? 0;
  await expect(takeLock(dataDir)).rejects.toThrow(refusal(holder));
});

test('a copy of a folder in use is not locked', { tags: ['full'] }, async () => {
  const other = await startTaker();
  expect(await other.take()).toBe('in');
  const copy = `${dataDir}-copy`;
  cpSync(dataDir, copy, { recursive: true });
  try {
    (await takeLock(copy))();
  } finally {
    rmSync(copy, { recursive: true });
  }
});

describe.runIf(canSeparate)('two containers on one volume', () => {
  test('lock each other out even though both are process 1', { tags: ['full'] }, async () => {
    const [one, two] = await Promise.all([startTaker(inItsOwnSpace), startTaker(inItsOwnSpace)]);
    expect([one.pid, two.pid]).toEqual([1, 1]);
    expect(await one.take()).toBe('in');
    expect(await two.take()).toBe(refusal(1));
  });
});
