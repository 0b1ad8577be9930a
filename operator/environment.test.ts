import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment, variables } from './environment.ts';

const publicSandboxWords = 'everybody may change everything';

const faultsOf = (env: Record<string, string>) => {
  const reading = readEnvironment(env);
  return 'faults' in reading ? reading.faults : [];
};
const settingsOf = (env: Record<string, string>) => {
  const reading = readEnvironment(env);
  if ('faults' in reading) throw new Error(reading.faults.join('\n'));
  return reading.settings;
};

describe('the environment', () => {
  it('empty is a sandbox that only this machine can reach', () => {
    expect(settingsOf({})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      hosts: [{ name: '127.0.0.1', port: null }],
      dataDir: '.data/operator',
      databaseUrl: null,
      sandbox: true,
      publicBy: null,
      demoHistory: true,
      https: false,
      trustProxy: [],
      countryHeader: undefined,
      imageHosts: [],
      frameHosts: [],
      geetestKey: undefined,
      xendit: null,
      logLevel: 'warn',
    });
  });

  it('complete is read in full', () => {
    const env = {
      PORT: '0',
      HOST: '::',
      HOSTS: 'Play.example.com, [2001:DB8:0::1]:8443',
      DATA_DIR: '/var/lib/araw',
      DATABASE_URL: 'postgresql://araw:pass@db/araw',
      SANDBOX: '1',
      SANDBOX_IN_PUBLIC: publicSandboxWords,
      DEMO_HISTORY: '0',
      HTTPS: '1',
      TRUST_PROXY: 'loopback,10.0.0.0/8, ::1',
      COUNTRY_HEADER: 'CF-IPCountry',
      IMAGE_HOSTS: 'https://cdn.example.com,*.pictures.example',
      FRAME_HOSTS: 'https://games.example.com:8443',
      GEETEST_KEY: 'key',
      XENDIT_SECRET_KEY: 'xnd_development_a1+/=-_',
      XENDIT_WEBHOOK_TOKENS: 'token-of-yesterday, token-of-tomorrow',
      XENDIT_MERCHANT: 'Araw & Co.',
      XENDIT_RETURN: 'https://play.example.com:8443',
      XENDIT_API: 'http://127.0.0.1:9',
      LOG_LEVEL: 'debug',
    };
    expect(Object.keys(env).toSorted()).toEqual(Object.keys(variables).toSorted());
    expect(settingsOf(env)).toEqual({
      port: 0,
      host: '::',
      hosts: [
        { name: 'play.example.com', port: null },
        { name: '[2001:db8::1]', port: '8443' },
      ],
      dataDir: '/var/lib/araw',
      databaseUrl: 'postgresql://araw:pass@db/araw',
      sandbox: true,
      publicBy: 'HOST=::',
      demoHistory: false,
      https: true,
      trustProxy: ['loopback', '10.0.0.0/8', '::1'],
      countryHeader: 'CF-IPCountry',
      imageHosts: ['https://cdn.example.com', '*.pictures.example'],
      frameHosts: ['https://games.example.com:8443'],
      geetestKey: 'key',
      xendit: {
        secretKey: 'xnd_development_a1+/=-_',
        webhookTokens: ['token-of-yesterday', 'token-of-tomorrow'],
        merchantName: 'Araw & Co.',
        siteAddress: 'https://play.example.com:8443',
        apiAddress: 'http://127.0.0.1:9',
      },
      logLevel: 'debug',
    });
  });

  it.each([
    'postgres://u@db/araw',
    'postgres://u:p%40s%2Fs%23w@db:5432/araw',
    'postgres://u:pass@[2001:db8::1]/araw?sslmode=verify-full',
    'postgresql:///araw?host=/var/run/postgresql',
  ])('uses the database address %s', (databaseUrl) => {
    expect(settingsOf({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  });

  const refused: Record<keyof typeof variables, string[]> = {
    PORT: ['0x1', '70000', '65536', '-1', '8080 ', '1.5', '1e3', 'http'],
    HOST: [
      'a b',
      '0',
      '127.1',
      '256.0.0.1',
      '[::1]',
      'localhost:8080',
      'http://localhost',
      '-a',
      'a..b',
      '*',
    ],
    HOSTS: [
      'a b',
      'https://play.example.com',
      'play.example.com/',
      'a,,b',
      'a:',
      'a:99999',
      '::1',
      '*.example.com',
    ],
    DATA_DIR: ['  ', 'a\0b'],
    DATABASE_URL: [
      'db:5432/araw',
      'mysql://u:pass@db/araw',
      'postgres',
      '/tmp/socket',
      'postgres://u:pa/ss@db/araw',
      'postgres://u:p@ss/w@db/araw',
      'postgres://u:p@ss?w@db/araw',
      'postgres://u:p@ss#w@db/araw',
    ],
    SANDBOX: ['yes', 'true', 'on', '2', '01', ' 1'],
    SANDBOX_IN_PUBLIC: ['1', 'yes', publicSandboxWords.toUpperCase()],
    DEMO_HISTORY: ['yes', 'true', '30', ''],
    HTTPS: ['true', 'on', 'yes', '01'],
    TRUST_PROXY: [
      'true',
      '1',
      '10.0.0.0/33',
      '::1/129',
      '10.0.0.0/0',
      '10.0.0.0/8/8',
      '10.0.0',
      'proxy',
      'a b',
    ],
    COUNTRY_HEADER: ['CF IPCountry', 'a:b', 'a\nb'],
    IMAGE_HOSTS: [
      "'unsafe-inline'",
      'https://a.example; script-src *',
      'a b',
      'javascript:',
      'https://a.example/p',
    ],
    FRAME_HOSTS: ['*', 'data:', 'https://a.example https://b.example'],
    GEETEST_KEY: ['a b', ' '],
    XENDIT_SECRET_KEY: ['key', 'xnd_public_production_a', 'xnd_production_', 'xnd_development_a b'],
    XENDIT_WEBHOOK_TOKENS: [
      'short',
      'a token with spaces',
      'token-of-yesterday,',
      'token-of-yesterday,token-of-today-at-six,token-of-tomorrow',
    ],
    XENDIT_MERCHANT: [' Araw', 'Araw ', 'A', 'Araw <b>', 'A'.repeat(51), 'Araw\n'],
    XENDIT_RETURN: [
      'play.example.com',
      'http://play.example.com',
      'https://play.example.com/',
      'https://play.example.com/m',
      'https://user:pass@play.example.com',
      'javascript:alert(1)',
    ],
    XENDIT_API: ['http://api.xendit.co', 'https://api.xendit.co/v2', 'ftp://api.xendit.co'],
    LOG_LEVEL: ['loud', 'WARN', '0'],
  };
  it.each(
    Object.entries(refused).flatMap(([name, texts]) =>
      ['', ...texts].map((text): [string, string] => [name, text]),
    ),
  )('%s=%j is refused instead of misread', (name, text) => {
    const { allowed, secret } = variables[name as keyof typeof variables] as {
      allowed: string;
      secret?: true;
    };
    const shown = secret ? 'not shown here' : JSON.stringify(text);
    expect(faultsOf({ [name]: text })).toEqual([`${name} is ${shown}. It must be ${allowed}.`]);
  });

  it('is refused with all its faults at once, and no secret among them', () => {
    const faults = faultsOf({
      PORT: 'x',
      HTTPS: 'x',
      DATABASE_URL: 'mysql://u:hunter2@db',
      GEETEST_KEY: 'hunter 2',
    });
    expect(faults.map((fault) => fault.split(' ', 1)[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'HTTPS',
      'GEETEST_KEY',
    ]);
    expect(faults.join('\n')).not.toMatch(/hunter/);
  });

  it('that binds to every address needs the host names it is reached by', () => {
    for (const host of ['0.0.0.0', '::', '0:0:0:0:0:0:0:0', '::0']) {
      expect(faultsOf({ HOST: host })).toEqual([
        `HOSTS is missing. With HOST=${host} it must be ${variables.HOSTS.allowed}: by what players reach this operator.`,
      ]);
    }
    expect(settingsOf({ HOST: '192.168.1.5' }).hosts).toEqual([{ name: '192.168.1.5', port: null }]);
    expect(settingsOf({ HOST: 'fd00::5' }).hosts).toEqual([{ name: '[fd00::5]', port: null }]);
  });
});

describe('[CASH-05] a payment provider', () => {
  const whole = {
    XENDIT_SECRET_KEY: 'xnd_production_key',
    XENDIT_WEBHOOK_TOKENS: 'token-of-the-webhooks',
    XENDIT_MERCHANT: 'Araw',
    XENDIT_RETURN: 'https://play.example.com',
  };
  const outside = { HOST: '::', HOSTS: 'play.example.com' };

  it('is set up when all it needs is there, and called at its own address', () => {
    expect(settingsOf({ ...outside, ...whole }).xendit).toEqual({
      secretKey: 'xnd_production_key',
      webhookTokens: ['token-of-the-webhooks'],
      merchantName: 'Araw',
      siteAddress: 'https://play.example.com',
      apiAddress: 'https://api.xendit.co',
    });
  });

  const names = Object.keys(whole) as (keyof typeof whole)[];
  it.each(names)('is refused completely if %s is missing, or is the only setting', (name) => {
    const { [name]: own, ...others } = whole;
    const missing = (one: keyof typeof whole) =>
      `${one} is missing. For Xendit it must be ${variables[one].allowed}.`;
    expect(faultsOf({ ...outside, ...others })).toEqual([missing(name)]);
    expect(faultsOf({ ...outside, [name]: own })).toEqual(names.filter((one) => one !== name).map(missing));
  });

  it('is refused if only its address is set', () => {
    expect(faultsOf({ ...outside, XENDIT_API: 'https://api.xendit.co' })).toHaveLength(names.length);
  });

  it('with a key for real money has no sandbox beside it, with a test key it may', () => {
    const [fault, ...others] = faultsOf(whole);
    expect(others).toEqual([]);
    expect(fault).toMatch(
      /^XENDIT_SECRET_KEY is not shown here. With the sandbox it must be a key that begins with/,
    );
    expect(faultsOf({ ...whole, SANDBOX: '0' })).toEqual([]);
    expect(settingsOf({ ...whole, XENDIT_SECRET_KEY: 'xnd_development_key' })).toMatchObject({
      sandbox: true,
      xendit: { secretKey: 'xnd_development_key' },
    });
  });
});

describe('the sandbox', () => {
  it.each([{}, { HOST: 'localhost' }, { HOST: '::1' }, { HOST: '127.0.0.2' }, { NODE_ENV: 'production' }])(
    'is open with %j, unless closed',
    (given) => {
      const env = given as Record<string, string>;
      expect(settingsOf(env)).toMatchObject({ sandbox: true, publicBy: null, demoHistory: true });
      expect(settingsOf({ ...env, DEMO_HISTORY: '0' })).toMatchObject({ sandbox: true, demoHistory: false });
      expect(settingsOf({ ...env, SANDBOX: '1' }).sandbox).toBe(true);
      expect(settingsOf({ ...env, SANDBOX: '0' }).sandbox).toBe(false);
    },
  );

  it.each([
    ['HOST=0.0.0.0', { HOST: '0.0.0.0', HOSTS: 'localhost' }],
    ['HOST=::', { HOST: '::', HOSTS: 'localhost' }],
    ['HOST=192.168.1.5', { HOST: '192.168.1.5' }],
    ['HOST=fd00::5', { HOST: 'fd00::5' }],
    ['HOST=box', { HOST: 'box' }],
    ['HOST=localhost.example.com', { HOST: 'localhost.example.com' }],
    ['HOSTS names play.example.com', { HOSTS: 'localhost,play.example.com' }],
    ['DATABASE_URL is set', { DATABASE_URL: 'postgres://localhost/araw' }],
    ['HTTPS=1', { HTTPS: '1' }],
    ['TRUST_PROXY is set', { TRUST_PROXY: 'loopback' }],
  ])('is closed when %s, unless requested twice in words', (publicBy, given) => {
    const env: Record<string, string> = given;
    const words = { SANDBOX_IN_PUBLIC: publicSandboxWords };
    expect(settingsOf({ ...env, DEMO_HISTORY: '1' })).toMatchObject({
      sandbox: false,
      publicBy,
      demoHistory: false,
    });
    expect(settingsOf({ ...env, ...words }).sandbox).toBe(false);
    expect(settingsOf({ ...env, ...words, SANDBOX: '0' }).sandbox).toBe(false);
    expect(faultsOf({ ...env, SANDBOX: '1' })).toEqual([
      `SANDBOX is "1" and others reach this operator (${publicBy}): everybody could log in as everybody and move the ` +
        `clock. It must be 0, or SANDBOX_IN_PUBLIC must be the words "${publicSandboxWords}".`,
    ]);
    expect(settingsOf({ ...env, ...words, SANDBOX: '1' }).sandbox).toBe(true);
  });
});

it('a start with faults reports them and exits with an error', { tags: ['full'] }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'operator/main.ts'], {
    env: { PATH: process.env['PATH'], PORT: '70000', SANDBOX: 'yes', DATABASE_URL: 'mysql://u:hunter2@db' },
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: [
      'PORT is "70000". It must be a whole number from 0 to 65535.',
      'DATABASE_URL is not shown here. It must be an address that begins with postgres:// or postgresql://, ' +
        'with @ as %40 and / as %2F in its password.',
      'SANDBOX is "yes". It must be 0 or 1.',
      '',
    ].join('\n'),
  });
});

it(
  '[CASH-05] a start with half a payment provider says what is missing, shows no secret and exits with an error',
  { tags: ['full'] },
  () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'operator/main.ts'], {
      env: { PATH: process.env['PATH'], SANDBOX: '0', XENDIT_SECRET_KEY: 'xnd_production_hunter2' },
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.split('\n').map((line) => line.split(' is missing. ', 1)[0])).toEqual([
      'XENDIT_WEBHOOK_TOKENS',
      'XENDIT_MERCHANT',
      'XENDIT_RETURN',
      '',
    ]);
  },
);

it('the table in docs/running.md has every variable, in the same words', () => {
  const rows = [...readFileSync('docs/running.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \| (.+) \| (.+) \|$/gm)];
  expect(rows.map(([, name, about, allowed]) => ({ name, about, allowed }))).toEqual(
    Object.entries(variables).map(([name, { about, allowed }]) => ({ name, about, allowed })),
  );
});

it('only the start reads the environment', () => {
  const readers = ['operator', 'packages']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => path.endsWith('.ts') && !/\btest(ing)?\b/.test(path))
    .filter((path) => /\bprocess\.env\b|\benv\b.*= process\b/.test(readFileSync(path, 'utf8')));
  expect(readers).toEqual(['operator/main.ts']);
});
