import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPages } from './builtPages.ts';

const folder = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, '.vite'));
mkdirSync(join(folder, 'operator/pages'), { recursive: true });
writeFileSync(join(folder, 'operator/pages/play.html'), '<p>A game</p>');
writeFileSync(
  join(folder, '.vite/manifest.json'),
  JSON.stringify({
    '_dom.js': { file: 'assets/dom-1.js' },
    '_talk.js': { file: 'assets/talk-1.js', imports: ['_dom.js'] },
    'operator/pages/chat.ts': { file: 'assets/chat-1.js', imports: ['_dom.js', '_talk.js'] },
    'operator/pages/chat.css': { file: 'assets/chat-1.css', isEntry: true },
  }),
);

test('a page loads its style, and preloads everything its script imports', () => {
  const pages = readPages(folder);
  expect(pages.loading('chat.css')).toEqual([{ kind: 'style', address: '/play/assets/chat-1.css' }]);
  expect(pages.loading('chat.ts')).toEqual([
    { kind: 'imported', address: '/play/assets/dom-1.js' },
    { kind: 'imported', address: '/play/assets/talk-1.js' },
    { kind: 'script', address: '/play/assets/chat-1.js' },
  ]);
  expect(pages.htmlOf('play.html')).toBe('<p>A game</p>');
});

test('the folder of scripts and styles is absolute, wherever the operator is started from', () => {
  expect(readPages(relative(process.cwd(), folder)).assetsFolder).toBe(join(folder, 'assets'));
});

test('a page that was not built stops the operator', () => {
  const pages = readPages(folder);
  expect(() => pages.loading('gone.ts')).toThrow(
    'The build of the pages has nothing for operator/pages/gone.ts',
  );
  expect(() => pages.htmlOf('gone.html')).toThrow('ENOENT');
});

test.each([undefined, '/gone', 'operator/pages'])('without a build, %s, there are no pages', (nowhere) => {
  const pages = readPages(nowhere);
  expect([pages.assetsFolder, pages.htmlOf('play.html'), pages.loading('chat.ts')]).toEqual([null, null, []]);
});
