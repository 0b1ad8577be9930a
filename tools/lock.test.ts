import { expect, test } from 'vitest';
import { contentOf } from './files.ts';
import { completed, type Lock, missingOptional } from './lock.ts';

const lock: Lock = {
  packages: {
    '': {},
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { '@tool/linux-x64-gnu': '2.0.0', '@tool/darwin-arm64': '2.0.0' },
    },
    'node_modules/@tool/linux-x64-gnu': { version: '2.0.0' },
  },
};

test('finds and adds a platform package that npm left out', () => {
  expect(missingOptional(lock)).toEqual([
    { name: '@tool/darwin-arm64', version: '2.0.0', parent: 'node_modules/tool' },
  ]);
  expect(completed(lock).packages['node_modules/@tool/darwin-arm64']).toEqual({
    version: '2.0.0',
    os: ['darwin'],
    cpu: ['arm64'],
    dev: true,
    optional: true,
  });
});

test('a package in its parent’s folder or above is not missing', () => {
  const nested: Lock = {
    packages: {
      'node_modules/a/node_modules/b': { optionalDependencies: { own: '1', above: '1' } },
      'node_modules/a/node_modules/b/node_modules/own': {},
      'node_modules/a/node_modules/above': {},
    },
  };
  expect(missingOptional(nested)).toEqual([]);
});

test('npm ci can install on every platform (npm run lock)', () => {
  expect(missingOptional(JSON.parse(contentOf('package-lock.json')))).toEqual([]);
});
