import { readFileSync } from 'node:fs';
import compatibility, {
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '#tools/files.ts';

// Chrome 89, Safari 15 and Firefox 91, as in .browserslistrc.
const oldest = { chrome: 89, chrome_android: 89, safari: 15, safari_ios: 15, firefox: 91 } as const;

const scripts = filesBelow(['dist/web', 'dist/server/pages'], /\.js$/);
const ofApp = scripts.filter((path) => !/polyfills-|theme\.js$/.test(path));

/** Whether one of the oldest browsers lacks it. */
const isNew = ({ support }: CompatStatement) =>
  Object.entries(oldest).some(([browser, version]) => {
    const [first] = [support[browser as keyof typeof oldest] ?? []].flat();
    const since = String(first?.version_added ?? 'never').replace('≤', '');
    return !first || first.flags || !(Number.parseFloat(since) <= version);
  });

/** Static functions, such as `URL.canParse`, that one of them lacks. */
function newStatics(): Set<string> {
  const names = new Set<string>();
  const owners: Record<string, Identifier> = { ...compatibility.javascript.builtins, ...compatibility.api };
  for (const [owner, members] of Object.entries(owners)) {
    for (const [key, member] of Object.entries(members)) {
      const statement = (member as Identifier).__compat;
      if (key !== '__compat' && statement && isNew(statement))
        names.add(`${owner}.${key.replace(/_static$/, '')}`);
    }
  }
  return names;
}

/** Methods of arrays, strings, promises and signals with unique names. */
const newMethods =
  'at findLast findLastIndex toSorted toReversed toSpliced isWellFormed throwIfAborted'.split(' ');

/** Why each is safe: polyfilled in src/oldest/polyfills.ts, or harmless. */
const known: Record<string, string> = {
  'Object.hasOwn': 'core-js',
  'URL.canParse': 'core-js',
  'AbortSignal.timeout': 'src/oldest/polyfills.ts',
  'Error.captureStackTrace': 'asked for first, in libraries',
  'Intl.Segmenter': 'asked for first, in packages/contract/src/values/words.ts',
};

const membersIn = (path: string) => {
  const found = new Set<string>();
  // Other ES2022 syntax, static blocks and `#x in`, is found by the walk.
  full(parse(readFileSync(path, 'utf8'), { ecmaVersion: 2022, sourceType: 'module' }), (node) => {
    const one = node as typeof node & Record<string, never>;
    if (node.type === 'StaticBlock') found.add('syntax: static block');
    if (node.type === 'BinaryExpression' && (one['left'] as { type: string }).type === 'PrivateIdentifier') {
      found.add('syntax: #x in');
    }
    if (node.type === 'Literal' && one['regex']) {
      const { pattern, flags } = one['regex'] as { pattern: string; flags: string };
      if (/\(\?<[=!]/.test(pattern) || /[dv]/.test(flags)) found.add(`syntax: /${pattern}/${flags}`);
    }
    if (node.type !== 'MemberExpression' || one['computed']) return;
    const { object, property } = one as unknown as { object: { name?: string }; property: { name: string } };
    if (object.name) found.add(`${object.name}.${property.name}`);
  });
  return found;
};

describe('[DEV-02] the built scripts', { tags: ['full'] }, () => {
  test('use only syntax and features that the oldest browsers have', () => {
    const statics = newStatics();
    const found = new Set<string>();
    for (const path of ofApp) {
      for (const member of membersIn(path)) {
        if (member.startsWith('syntax') || statics.has(member)) found.add(member);
      }
    }
    expect([...found].filter((member) => !(member in known))).toEqual([]);
  });

  test('have polyfills for the methods that they lack', () => {
    const polyfills = readFileSync(scripts.find((path) => path.includes('polyfills-')) ?? '', 'utf8');
    for (const method of newMethods) expect(polyfills).toContain(method);
  });

  test('start with one that every browser can parse', () => {
    const theme = readFileSync('dist/web/theme.js', 'utf8');
    expect(() =>
      parse(theme, { ecmaVersion: 5, allowTrailingFunctionArgsComma: false } as never),
    ).not.toThrow();
  });
});
