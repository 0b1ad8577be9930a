import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from './commands.ts';

const example = fileURLToPath(new URL('../../example', import.meta.url));

async function run(...given: string[]) {
  const lines: string[] = [];
  const code = await runCommand(given, (line) => lines.push(line));
  return { code, lines };
}

test('the example satisfies its rules and matches its table', async () => {
  const { code, lines } = await run('check', example);
  expect(lines.at(-1)).toBe('flows: 1 machines, 10 states, 27 edges, 0 divergences, 4 rules, 0 broken');
  expect(code).toBe(0);
});

test('the example is drawn on a self-contained page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'charts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'page.html');
  expect(await run('draw', example, '--to', file)).toEqual({ code: 0, lines: [`${file}: door`] });
  const page = readFileSync(file, 'utf8');
  expect(page).toContain('aria-label="state checking"');
  expect(page).not.toMatch(/(?:src|href)="(?!#)|url\(|@import/);
});

test('an unknown command shows the available commands', async () => {
  const { code, lines } = await run('cheque');
  expect(code).toBe(2);
  expect(lines.join('\n')).toMatch('araw-flow check');
  expect((await run('--help')).code).toBe(0);
  await expect(run('check', '/no/such/folder')).rejects.toThrow('There is no *.model.ts in /no/such/folder.');
});
