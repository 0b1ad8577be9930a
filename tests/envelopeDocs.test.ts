import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import des from '#docs/envelope/des.json' with { type: 'json' };

const works = (command: string, ...given: string[]) => spawnSync(command, given).status === 0;

/** The documents' examples in five languages, with their commands and whether these are installed. */
const openers = [
  { language: 'Node', file: 'open.mjs', command: [process.execPath], here: true },
  { language: 'Java', file: 'Open.java', command: ['java'], here: works('java', '-version') },
  { language: 'PHP', file: 'open.php', command: ['php'], here: works('php', '-v') },
  { language: 'Go', file: 'open.go', command: ['go', 'run'], here: works('go', 'version') },
  {
    language: 'Python',
    file: 'open.py',
    command: ['python3'],
    here: works('python3', '-c', 'import cryptography.hazmat.decrepit.ciphers.algorithms'),
  },
];
/** The login, and one with multi-byte characters. */
const vectors = des.vectors.filter(
  ({ name, plaintext }) => name === 'a login' || /[^\0-\x7f]/.test(plaintext),
);

const openersHere = openers.filter(({ here }) => here);
describe.each(openersHere)(
  '[KIT-06] $language opens the envelope',
  { tags: ['full'] },
  ({ file, command }) => {
    test.each(vectors)('of $name', ({ plaintext, header, body }) => {
      const [program = '', ...before] = command;
      const { status, stdout } = spawnSync(program, [
        ...before,
        `docs/envelope/${file}`,
        des.privateKey,
        header,
        body,
      ]);
      expect([status, JSON.parse(stdout.toString('utf8'))]).toEqual([0, JSON.parse(plaintext)]);
    });
  },
);

test('[KIT-06] the vectors include a login and characters of more than a byte, and the files exist', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(2);
  expect(openers.filter(({ file }) => !existsSync(`docs/envelope/${file}`))).toEqual([]);
});
