import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '#tools/files.ts';

const pages = ['README.md', 'CONTRIBUTING.md', ...filesBelow(['docs'], /\.md$/)];

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, '');

/** GitHub's anchor for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsOf = (page: string) =>
  [...withoutCode(readFileSync(page, 'utf8')).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  );

/** A page's broken links and pictures. */
function deadLinks(page: string): string[] {
  const text = withoutCode(readFileSync(page, 'utf8'));
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)].map(([, link, src]) => link ?? src!);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [path = '', anchor] = target.split('#');
    const file = path ? posix.join(posix.dirname(page), path) : page;
    return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  });
}

/** Files named in backticks, by path from the root, that don't exist. */
function missingFiles(page: string): string[] {
  const named = /`((?:e2e|docs|locales|machines|operator|screens|services|src|tests|tools)\/[\w./-]+\.\w+)`/g;
  const paths = [...withoutCode(readFileSync(page, 'utf8')).matchAll(named)].map(([, path = '']) => path);
  return paths.filter((path) => !existsSync(path));
}

/** Names that a page places in a linked file, such as `post` in [`ledger.ts`](…), that the file doesn't have. */
const misplacedNames = (page: string) =>
  [...withoutCode(readFileSync(page, 'utf8')).matchAll(/`(\w+)` (?:in|of) \[`[^\]]+`\]\(([^)#]+)\)/g)]
    .map(([, name = '', path = '']) => ({ name, file: posix.join(posix.dirname(page), path) }))
    .filter(({ name, file }) => !new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8')))
    .map(({ name, file }) => `${name} in ${file}`);

/** Pages with findings, and these. */
const found = (on: (page: string) => string[], among = pages) =>
  among.map((page) => [page, on(page)] as const).filter(([, list]) => list.length > 0);

test('every link in the documents leads to an existing file or heading', () => {
  expect(found(deadLinks)).toEqual([]);
});

test('every file that the documents name by its path exists', () => {
  // Decisions are never edited: they use the file names of their day.
  const today = pages.filter((page) => !page.startsWith('docs/decisions/'));
  expect(found(missingFiles, today)).toEqual([]);
});

test('every name that the documents place in a linked file is there', () => {
  const today = pages.filter((page) => !page.startsWith('docs/decisions/'));
  expect(found(misplacedNames, today)).toEqual([]);
});

test('a newcomer finds what the documents promise in three files: README, for developers, and the file', () => {
  expect(readFileSync('README.md', 'utf8')).toContain('](docs/for-developers.md#where-things-are)');
  const developers = readFileSync('docs/for-developers.md', 'utf8');
  const [, places = ''] = /## Where things are\n(.*?)\n## /s.exec(developers) ?? [];
  const wanted = {
    'pop up': 'announcementPopup.machine.ts',
    hold: 'operator/payments/withdrawals/withdrawals.ts',
    'Thai text of a refusal': 'locales/th',
    'bounds of a rebate': 'machines/rebateProblems.ts',
    'picture of a chart': 'npm run atlas -- <chart>',
  };
  for (const [what, place] of Object.entries(wanted)) {
    expect(places.split('\n').find((row) => row.includes(what))).toContain(place);
  }
});
