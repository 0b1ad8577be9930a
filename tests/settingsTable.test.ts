import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seedState } from '#operator/sandbox/settings/state.ts';
import { type Setting } from '#operator/sandbox/settings/setting.ts';
import { settingNames, settings } from '#operator/sandbox/settings/settings.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ', ');

/** One row per setting: its inputs with their valid values and the seed's. */
function rowOf(name: keyof typeof settings): string {
  const setting: Setting = settings[name];
  const seeded = setting.read(seedState);
  const inputs = Object.entries(setting.inputs).map(([input, { takes }]) => {
    const has = seeded[input] === '' ? 'empty' : `\`${cell(seeded[input] ?? '')}\``;
    return `\`${input}\`: ${takes}; seed: ${has}`;
  });
  const cells = [
    `\`${name}\``,
    cell(inputs.join('<br>')),
    setting.toldBy,
    setting.effect,
    setting.requirements.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

test('docs/settings.md lists every setting as it is, and no other', () => {
  const listed = readFileSync('docs/settings.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(listed).toEqual(settingNames.map(rowOf));
});

test('[CASH-21] docs/for-auditors.md lists every setting that a regulator may ask for, and no other', () => {
  const [, section = ''] = readFileSync('docs/for-auditors.md', 'utf8').split(
    '## What a regulator may forbid',
  );
  const listed = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  const asked = settingNames.filter((name) =>
    (settings[name].requirements as readonly string[]).includes('CASH-21'),
  );
  expect(listed).toEqual(asked);
});
