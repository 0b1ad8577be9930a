import { describe, expect, test } from 'vitest';
import { contentOf, filesBelow } from '../files.ts';
import { folderCycles } from './cycles.ts';
import { isEvidence } from './zones.ts';

const file = (path: string, ...imported: string[]) => ({
  path,
  source: imported.map((specifier) => `import '${specifier}';`).join('\n'),
});

describe('cycles of folders', () => {
  test('two folders that import each other are named, each with the import that did it', () => {
    const files = [
      file('operator/a/one.ts', '#operator/b/two.ts'),
      file('operator/b/two.ts', '#operator/c/three.ts', 'fastify'),
      file('operator/b/four.ts', '#operator/a/one.ts', './two.ts'),
    ];
    expect(folderCycles(files)).toEqual([
      'operator/a → operator/b → operator/a: operator/a/one.ts imports operator/b/two.ts; operator/b/four.ts imports operator/a/one.ts',
    ]);
  });

  test('so are three in a ring, types and the folder around a folder', () => {
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

  test('no two folders of the servers import each other, nor do three or more in a ring', () => {
    const files = filesBelow(['operator', 'pages', 'packages'], /\.ts$/).filter((path) => !isEvidence(path));
    expect(folderCycles(files.map((path) => ({ path, source: contentOf(path) })))).toEqual([]);
  });
});
