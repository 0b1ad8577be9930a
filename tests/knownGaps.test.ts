import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notOpenYet } from '#operator/handlers.ts';

const section = (title: string) =>
  readFileSync('docs/known-gaps.md', 'utf8').split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

test('docs/known-gaps.md lists the calls that answer notOpenYet, and no other', () => {
  const listed = [...section('Calls').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(listed).toEqual([...notOpenYet]);
});
