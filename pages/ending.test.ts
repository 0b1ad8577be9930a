import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { siteFolder } from '#tests/pages.ts';

/** A stand-in for an operator, on this machine. */
async function startOperator(answer: RequestListener, port = 0): Promise<string> {
  const operator = createServer(answer);
  onTestFinished(() => {
    operator.close();
    operator.closeAllConnections();
  });
  await once(operator.listen(port, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(operator.address() as AddressInfo).port}`;
}

/** Of a server that isn't up yet. */
async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

interface PagesProcess {
  child: ChildProcess;
  printed(): string;
  ended: Promise<number | null>;
}

function startProcess(...args: string[]): PagesProcess {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'pages/main.ts', '--site', siteFolder(), '--port', '0', ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  return {
    child,
    printed: () => printed,
    ended: once(child, 'exit').then(([code]) => code as number | null),
  };
}

async function addressOf({ child, printed, ended }: PagesProcess): Promise<URL> {
  for (;;) {
    const [, url] = /^pages: (\S+)/m.exec(printed()) ?? [];
    if (url) return new URL(url);
    if (child.exitCode !== null) throw new Error(`it ended:\n${printed()}`);
    await Promise.race([once(child.stdout!, 'data'), ended]);
  }
}

describe('the page server', { tags: ['full'] }, () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '[KIT-08] shuts down in time on %s, despite slow clients',
    async (signal) => {
      const started = startProcess(
        '--api',
        await startOperator((_asked, answer) => answer.writeHead(404).end()),
      );
      const { port } = await addressOf(started);
      const slow = connect(Number(port), '127.0.0.1').on('error', () => {});
      slow.write('POST /wps/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n');
      const idle = connect(Number(port), '127.0.0.1').on('error', () => {});
      idle.write('GET /wps/x HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(idle, 'data');
      const began = performance.now();
      started.child.kill(signal);
      await once(idle, 'close');
      expect(await started.ended).toBe(0);
      expect(performance.now() - began).toBeLessThan(10_000);
      expect(started.printed()).toContain('cut off 1 connections whose calls had not ended\n');
      slow.destroy();
    },
  );

  test('[KIT-08] lets a running call finish', async () => {
    let markReceived = () => {};
    const asked = new Promise<void>((resolve) => (markReceived = resolve));
    let finish = () => {};
    const api = await startOperator((request, answer) => {
      if (request.url !== '/wps/slow') return void answer.writeHead(404).end();
      finish = () => answer.end('done');
      markReceived();
    });
    const started = startProcess('--api', api);
    const { port } = await addressOf(started);
    const answer = fetch(`http://127.0.0.1:${port}/wps/slow`).then((given) => given.text());
    await asked;
    started.child.kill('SIGTERM');
    const refused = () =>
      fetch(`http://127.0.0.1:${port}/wps/x`).then(
        () => false,
        () => true,
      );
    while (!(await refused()));
    finish();
    expect([await answer, await started.ended]).toEqual(['done', 0]);
    expect(started.printed()).not.toContain('cut off');
  });

  test('[KIT-08] does not expose a sandbox that the operator opens only to its own machine', async () => {
    const open = await startOperator((_asked, answer) => answer.writeHead(200, { Sandbox: 'open' }).end());
    const others = ['--host', '0.0.0.0', '--hosts', 'play.example.com'];
    const refused = startProcess('--api', open, ...others);
    expect(await refused.ended).toBe(1);
    expect(refused.printed()).toBe(
      `The sandbox of ${open}/ is open and others reach these pages (--host 0.0.0.0): everybody could log in as everybody. ` +
        'Close it there by SANDBOX=0, or --sandbox-in-public must be the words "everybody may change everything".\n',
    );
    const permitted = startProcess(
      '--api',
      open,
      ...others,
      '--sandbox-in-public',
      'everybody may change everything',
    );
    await addressOf(permitted);
    const alone = startProcess('--api', open);
    await addressOf(alone);
    const closed = startProcess('--api', await startOperator((_asked, answer) => answer.end()), ...others);
    await addressOf(closed);
    expect([permitted, alone, closed].map(({ child }) => child.exitCode)).toEqual([null, null, null]);
  });

  test('[KIT-08] forwards nothing before an operator that comes up later has shown that its sandbox is closed', async () => {
    const others = ['--host', '0.0.0.0', '--hosts', 'play.example.com'];
    async function startBeforeOperator() {
      const port = await freePort();
      const started = startProcess('--api', `http://127.0.0.1:${port}`, ...others);
      const { port: own } = await addressOf(started);
      const statusOf = async () => (await fetch(`http://127.0.0.1:${own}/wps/x`)).status;
      expect(await statusOf()).toBe(503);
      return { ...started, port, statusOf };
    }
    const closed = await startBeforeOperator();
    await startOperator((_asked, answer) => answer.writeHead(204).end(), closed.port);
    let status: number;
    do status = await closed.statusOf();
    while (status === 503);
    expect([status, closed.child.exitCode]).toEqual([204, null]);
    const open = await startBeforeOperator();
    const forwarded: (string | undefined)[] = [];
    await startOperator((asked, answer) => {
      forwarded.push(asked.url);
      answer.writeHead(200, { Sandbox: 'open' }).end();
    }, open.port);
    expect(await open.ended).toBe(1);
    expect(open.printed()).toContain('is open and others reach these pages (--host 0.0.0.0)');
    expect(forwarded.filter((url) => url === '/wps/x')).toEqual([]);
  });

  test('[KIT-08] reports invalid options and shows its usage', async () => {
    const { ended, printed } = startProcess('--api', 'nowhere');
    expect(await ended).toBe(2);
    expect(printed()).toMatch(
      /^--api is "nowhere"\. It must be an address[^]*\nnpm run pages -- --api <url>/,
    );
  });
});
