import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  profileNames,
  type Switch,
  switches,
  switchNames,
} from '@araw/contract/protection/protectionProfiles';
import { valueWords } from '#tools/report/profiles.ts';

test('[PROT-01] docs/for-auditors.md lists every switch with its clause and its value in each profile', () => {
  const rows = switchNames.map((name) => {
    const { clause, values } = switches[name] as Switch<Parameters<typeof valueWords>[0]>;
    return `| \`${name}\` | ${clause} | ${profileNames.map((profile) => valueWords(values[profile])).join(' | ')} |`;
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
