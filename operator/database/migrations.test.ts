import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const migrations = 'operator/database/migrations';
const { entries } = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number; tag: string; when: number }[];
};

test('steps are numbered without gaps, each later than the one before: an earlier one would be skipped', () => {
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, index) => index));
  expect(entries.map(({ tag }) => tag.slice(0, 5))).toEqual(
    entries.map((_, index) => `${String(index).padStart(4, '0')}_`),
  );
  const times = entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
  const files = readdirSync(migrations).filter((name) => name.endsWith('.sql'));
  expect(files).toEqual(entries.map(({ tag }) => `${tag}.sql`));
});

test('the steps produce the declared tables (npm run db:generate -- <name> writes what is missing)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(migrations, folder, { recursive: true });
  const schema = ['--dialect', 'postgresql', '--schema', './operator/database/tables/*.tables.ts'];
  const drizzleKit = ['node_modules/drizzle-kit/bin.cjs', 'generate', ...schema];
  const said = execFileSync(process.execPath, [...drizzleKit, '--out', relative('.', folder)], {
    encoding: 'utf8',
  });
  expect(said).toContain('No schema changes, nothing to migrate');
});
