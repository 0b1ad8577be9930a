import { expect, test } from 'vitest';
import { type Files, workplace } from './workplace.ts';

interface Check {
  script: string;
  what: string;
  args?: string[];
  /** What the check is content with. */
  right: Files;
  /** The one fault in it. */
  wrong: Files;
  /** The closing line over the fault. */
  last?: RegExp;
}

const sources: Check[] = [
  {
    script: 'typecheck',
    what: 'a text where a number belongs',
    right: { 'tsconfig.json': true, 'src/a.ts': 'export const size: number = 1;\n' },
    wrong: { 'src/a.ts': "export const size: number = 'one';\n" },
    last: /^src\/a\.ts\(1,14\): error TS2322/,
  },
  {
    script: 'lint',
    args: ['src'],
    what: 'a promise that nobody waits for, which only types tell',
    right: {
      'tsconfig.json': true,
      '.oxlintrc.json': true,
      'src/a.ts': "export async function wait() {\n  await fetch('/a');\n}\n",
    },
    wrong: { 'src/a.ts': "export async function wait() {\n  await fetch('/a');\n}\nwait();\n" },
  },
  {
    script: 'lint',
    args: ['src'],
    what: 'a warning',
    right: {
      'tsconfig.json': true,
      '.oxlintrc.json': '{"rules":{"eslint/no-var":"warn"}}',
      'src/a.ts': 'export const a = 1;\n',
    },
    wrong: { 'src/a.ts': 'export var a = 1;\n' },
  },
  ...['screens/lamp', 'pages'].map((folder): Check => ({
    script: 'zones',
    what: `an import that ${folder} may not have`,
    right: { [`${folder}/a.ts`]: 'export const a = 1;\n' },
    wrong: { [`${folder}/a.ts`]: "import { b } from '#screens/other/b.ts';\nexport const a = b;\n" },
    last: /^import zones: 1 files, 1 violations$/,
  })),
  {
    script: 'format:check',
    what: 'a file in another format',
    right: { '.oxfmtrc.json': true, 'src/a.ts': "export const a = 'a';\n" },
    wrong: { 'src/a.ts': "export const a =   'a'\n" },
  },
  {
    script: 'knip',
    what: 'a file that nothing imports',
    right: {
      'knip.json': JSON.stringify({ entry: ['src/main.ts'], project: ['src/**'] }),
      'tsconfig.json': true,
      'src/main.ts': 'export const a = 1;\n',
    },
    wrong: { 'src/alone.ts': 'export const b = 1;\n' },
  },
];

test.each(sources)('$script ends red over $what', async ({ script, args, right, wrong, last }) => {
  const { write, run } = workplace(right);
  const green = await run(script, args);
  expect(green.code, green.said).toBe(0);
  write(wrong);
  const red = await run(script, args);
  expect(red.code, red.said).not.toBe(0);
  if (last) expect(red.last).toMatch(last);
});
