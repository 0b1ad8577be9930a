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
