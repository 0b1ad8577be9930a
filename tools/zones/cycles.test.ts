import { describe, expect, test } from 'vitest';
import { contentOf, filesBelow, sourceFolders } from '../files.ts';
import { fileCycles, folderCycles } from './cycles.ts';

const file = (path: string, ...imported: string[]) => ({
  path,
  source: imported.map((specifier) => `import '${specifier}';`).join('\n'),
});

describe('cycles of folders', () => {
  test('two folders that import each other are reported with both imports', () => {
    const files = [
      file('operator/a/one.ts', '#operator/b/two.ts'),
      file('operator/b/two.ts', '#operator/c/three.ts', 'fastify'),
      file('operator/b/four.ts', '#operator/a/one.ts', './two.ts'),
    ];
    expect(folderCycles(files)).toEqual([
      'operator/a → operator/b → operator/a: operator/a/one.ts imports operator/b/two.ts; operator/b/four.ts imports operator/a/one.ts',
    ]);
  });

  test('so are three in a ring, including types and parent folders', () => {
    const files = [
      file('operator/a/one.ts', '#operator/b/two.ts'),
      file('operator/b/two.ts', '#operator/c/three.ts'),
      { path: 'operator/c/three.ts', source: `import type { One } from '#operator/a/one.ts';` },
      file('operator/server.ts', './d/data/five.ts'),
      file('operator/d/four.ts', './data/five.ts'),
      file('operator/d/data/five.ts', '../four.ts'),
    ];
    expect(folderCycles(files).map((cycle) => cycle.split(':')[0])).toEqual([
      'operator/d → operator/d/data → operator/d',
      'operator/a → operator/b → operator/c → operator/a',
    ]);
  });

  // In e2e the list of bindings lies beside what every binding imports.
  test('no folders import each other in a cycle', () => {
    const folders = sourceFolders.filter((folder) => folder !== 'e2e');
    const files = filesBelow(folders, /(?<!\.(?:test|model))\.tsx?$/);
    expect(files.length).toBeGreaterThan(2_000);
    expect(folderCycles(files.map((path) => ({ path, source: contentOf(path) })))).toEqual([]);
  });
});

// `npm run zones` covers all sources.
describe('cycles of files', () => {
  const circlesOf = (sources: Record<string, string>) =>
    fileCycles(Object.entries(sources).map(([path, source]) => ({ path, source })));

  test('values, types, re-exports and `import()` with a literal name all close one', () => {
    expect(
      circlesOf({
        'src/a.ts': `import { b } from './b.ts';`,
        'src/b.ts': `import type { C } from '#services/c.ts';`,
        'services/c.ts': `export { type D } from './d.ts';`,
        'services/d.ts': `export const load = () => import('#src/a.ts');`,
        'services/e.ts': `import { d } from './d.ts'; import axios from 'axios'; import './e.css';`,
      }),
    ).toEqual(['src/a.ts → src/b.ts → services/c.ts → services/d.ts → src/a.ts']);
  });

  test('a table that loads a screen is in none, unless the screen imports the table', () => {
    const table = `export const load = () => import('#screens/home/Home.tsx');`;
    const sources = { 'src/table.ts': table, 'screens/home/Home.tsx': `import { x } from './x.ts';` };
    expect(circlesOf(sources)).toEqual([]);
    expect(circlesOf({ ...sources, 'screens/home/x.ts': `import type { T } from '#src/table.ts';` })).toEqual(
      ['src/table.ts → screens/home/Home.tsx → screens/home/x.ts → src/table.ts'],
    );
  });

  test('two cycles through one file are both reported, shorter first, and file patterns close none', () => {
    expect(
      circlesOf({
        'a.ts': `import './b.ts'; import './d.ts';`,
        'b.ts': `import './c.ts';`,
        'c.ts': `import './a.ts';`,
        'd.ts': `import './a.ts'; import.meta.glob('./e*.ts');`,
        'e.ts': `import './d.ts';`,
      }),
    ).toEqual(['a.ts → d.ts → a.ts', 'a.ts → b.ts → c.ts → a.ts']);
  });
});
