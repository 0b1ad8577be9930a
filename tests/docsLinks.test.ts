import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '#tools/files.ts';

const pages = ['README.md', 'CONTRIBUTING.md', ...filesBelow(['docs'], /\.md$/)];

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, '');

/** How GitHub names the place of a heading. */
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

/** What of a page's links and pictures leads nowhere. */
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

/** What of the files that a page names in backticks, by their path from the root, is not there. */
function missingFiles(page: string): string[] {
  const named = /`((?:e2e|docs|locales|machines|operator|screens|services|src|tests|tools)\/[\w./-]+\.\w+)`/g;
  const paths = [...withoutCode(readFileSync(page, 'utf8')).matchAll(named)].map(([, path = '']) => path);
  return paths.filter((path) => !existsSync(path));
}

/** The pages that have something of it, each with what it has. */
const found = (on: (page: string) => string[], among = pages) =>
  among.map((page) => [page, on(page)] as const).filter(([, list]) => list.length > 0);

test('every link of the documents leads to a file or heading that exists', () => {
  expect(found(deadLinks)).toEqual([]);
});

test('every file that the documents name by its path exists', () => {
  // A decision is not edited: it names files as they were called on its day.
  const today = pages.filter((page) => !page.startsWith('docs/decisions/'));
  expect(found(missingFiles, today)).toEqual([]);
});
