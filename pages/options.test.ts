import { describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';

const api = ['--api', 'https://api.example.com/v2'];
const read = (...args: string[]) => {
  const reading = readOptions([...api, ...args]);
  if ('faults' in reading) throw new Error(reading.faults.join('\n'));
  if (reading.write) throw new Error('nothing is served');
  return reading.settings;
};
const faults = (...args: string[]) => {
  const reading = readOptions(args);
  return 'faults' in reading ? reading.faults : [];
};

test('[KIT-08] with only the operator’s address, only this machine reaches the pages, and they expose no sandbox', () => {
  expect(readOptions(api)).toEqual({
    write: false,
    site: undefined,
    settings: {
      api: new URL('https://api.example.com/v2'),
      content: new URL('https://api.example.com/v2'),
      port: 8081,
      host: '127.0.0.1',
      hosts: [{ name: '127.0.0.1', port: null }],
      trustProxy: [],
      frameHosts: [],
      https: false,
      sandbox: false,
      publicBy: null,
    },
  });
});

test('[KIT-08] every option is read', () => {
  const more =
    '--site dist/lumen --content https://games.example.com --port 0 --host 0.0.0.0 --hosts play.example.com,localhost:8443 ' +
    '--https --trust-proxy loopback,10.0.0.0/8 --frame-hosts https://a.example,https://b.example --sandbox-in-public';
  const reading = readOptions([...api, ...more.split(' '), 'everybody may change everything']);
  expect(reading).toEqual({
    write: false,
    site: 'dist/lumen',
    settings: {
      api: new URL('https://api.example.com/v2'),
      content: new URL('https://games.example.com'),
      port: 0,
      host: '0.0.0.0',
      hosts: [
        { name: 'play.example.com', port: null },
        { name: 'localhost', port: '8443' },
      ],
      trustProxy: ['loopback', '10.0.0.0/8'],
      frameHosts: ['https://a.example', 'https://b.example'],
      https: true,
      sandbox: true,
      publicBy: '--host 0.0.0.0',
    },
  });
});

test('[PAGE-05] static files need no operator', () => {
  expect(readOptions(['--write', '--site', 'dist/lumen'])).toEqual({
    write: true,
    site: 'dist/lumen',
    origin: '',
  });
});

test('[LANG-02] static files name the site’s origin, if it is known', () => {
  expect(readOptions(['--write', '--origin', 'https://play.example.com/'])).toEqual({
    write: true,
    site: undefined,
    origin: 'https://play.example.com',
  });
  expect(faults('--write', '--origin', 'play.example.com')).toEqual([
    '--origin is "play.example.com". It must be an address such as https://api.example.com, without a query.',
  ]);
});

describe('the pages are public', () => {
  test.each([
    [['--host', '192.168.1.5'], '--host 192.168.1.5'],
    [['--host', '::', '--hosts', 'localhost'], '--host ::'],
    [['--hosts', 'localhost,play.example.com'], '--hosts names play.example.com'],
    [['--https'], '--https'],
    [['--trust-proxy', 'loopback'], '--trust-proxy'],
    [['--host', 'localhost'], null],
    [['--host', '127.0.0.2'], null],
    [['--host', '::1', '--hosts', 'localhost:8081'], null],
  ])('[KIT-08] %j: by %j', (args, publicBy) => expect(read(...args).publicBy).toBe(publicBy));
});

describe('every fault is reported', () => {
  test.each([
    [[], ['--api is missing. It must be an address such as https://api.example.com, without a query.']],
    ...['api.example.com', 'ftp://api.example.com', 'https://a.example/?b', 'https://u:p@a.example'].map(
      (text): [string[], string[]] => [
        ['--api', text],
        [
          `--api is ${JSON.stringify(text)}. It must be an address such as https://api.example.com, without a query.`,
        ],
      ],
    ),
    [
      [...api, '--host', '0.0.0.0'],
      [
        '--hosts is missing. With --host 0.0.0.0 it must be names or addresses, each with or without a port, with commas ' +
          'between them: by what players reach these pages.',
      ],
    ],
    [
      [...api, '--sandbox-in-public', 'yes', '--port', '65536', '--trust-proxy', 'everybody'],
      [
        '--port is "65536". It must be a whole number from 0 to 65535.',
        '--trust-proxy is "everybody". It must be IP addresses, ranges such as 10.0.0.0/8, loopback, linklocal or ' +
          'uniquelocal, with commas between them.',
        '--sandbox-in-public is "yes". It must be the words "everybody may change everything".',
      ],
    ],
    [[...api, '--sandbox'], [expect.stringContaining("Unknown option '--sandbox'")]],
  ] as [string[], string[]][])('[KIT-08] %j', (args, messages) => expect(faults(...args)).toEqual(messages));
});
