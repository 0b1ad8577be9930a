import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  profileNames,
  type Switch,
  switches,
  switchNames,
} from '@araw/contract/protection/protectionProfiles';

const written = (value: string | number | boolean | null | readonly (string | number)[]): string => {
  if (value === null) return 'off';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return value.length === 0 ? 'none' : value.join(', ');
};

test('[PROT-01] docs/for-auditors.md lists every switch with its clause and its value in each profile', () => {
  const rows = switchNames.map((name) => {
    const { clause, values } = switches[name] as Switch<Parameters<typeof written>[0]>;
    return `| \`${name}\` | ${clause} | ${profileNames.map((profile) => written(values[profile])).join(' | ')} |`;
  });
  const table = [
    `| switch | clause | ${profileNames.join(' | ')} |`,
    `|---|---|${profileNames.map(() => '---|').join('')}`,
    ...rows,
  ].join('\n');
  const text = readFileSync('docs/for-auditors.md', 'utf8');
  const [, listed] = /<!-- profiles -->\n\n([^]*?)\n\n<!-- \/profiles -->/.exec(text) ?? [];
  expect(listed).toBe(table);
});
