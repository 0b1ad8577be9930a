import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sourceState, stateDuring, whyNotOf } from './sourceState.mjs';

function clone() {
  const folder = mkdtempSync(join(tmpdir(), 'araw-sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    });
  return { folder, git, write: (name: string) => writeFileSync(join(folder, name), name) };
}

describe('the state of the sources', () => {
  test('consists of the commit and every changed or new file that is not ignored', () => {
    const { folder, git, write } = clone();
    git('init', '--quiet');
    for (const name of ['a.ts', 'b c.ts', '.gitignore']) write(name);
    writeFileSync(join(folder, '.gitignore'), 'dist\n');
    git('add', '.');
    git('commit', '--quiet', '-m', 'first');
    const commit = git('rev-parse', 'HEAD').trim();
    expect(sourceState(folder)).toEqual({ commit, changed: [] });
    write('dist');
    writeFileSync(join(folder, 'b c.ts'), 'changed');
    write('new.ts');
    expect(sourceState(folder)).toEqual({ commit, changed: ['b c.ts', 'new.ts'] });
  });

  test('has no commit outside a clone', () => {
    expect(sourceState(clone().folder)).toEqual({ commit: null, changed: [] });
  });

  test('of a run covers its whole duration', () => {
    const [before, after] = [
      { commit: 'a', changed: ['x'] },
      { commit: 'a', changed: ['x', 'y'] },
    ];
    expect(stateDuring(before, after)).toEqual({ commit: 'a', changed: ['x', 'y'] });
    expect(stateDuring(before, { commit: 'b', changed: [] })).toEqual({ commit: null, changed: ['x'] });
  });
});

test('results are valid only for their own commit, without changes then or now', () => {
  const clean = { commit: '0123456789abcdef', changed: [] };
  const other = { commit: 'fedcba9876543210', changed: [] };
  const changed = { ...clean, changed: ['a', 'b', 'c', 'd', 'e'] };
  expect(whyNotOf(clean, clean)).toBe(null);
  expect([
    whyNotOf(undefined, clean),
    whyNotOf({ commit: null, changed: [] }, clean),
    whyNotOf(other, clean),
    whyNotOf(changed, clean),
    whyNotOf(clean, changed),
    whyNotOf(clean, { commit: null, changed: [] }),
  ]).toEqual([
    'they do not say of which commit they are',
    'they do not say of which commit they are',
    'they are of commit fedcba987654, not of 0123456789ab',
    'they were made with uncommitted changes (a, b, c, 2 more)',
    'the sources have uncommitted changes (a, b, c, 2 more)',
    'this copy of the sources has no commit to prove anything of',
  ]);
});
