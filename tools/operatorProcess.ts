import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OperatorProcess {
  /** Without a trailing slash. */
  url: string;
  /** Its output so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts the built operator (dist/server) with the app on a free port and with fresh data, and resolves once it answers. No
 * popup covers its home page, and its demo accounts have no history. Stopping it deletes its data. `main` is an alternative
 * build.
 */
export async function startOperator(
  env: Record<string, string> = {},
  main = 'dist/server/main.js',
): Promise<OperatorProcess> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'araw-'));
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      SANDBOX: '1',
      DEMO_HISTORY: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const operator: OperatorProcess = {
    url: `http://127.0.0.1:${port}`,
    output: () => printed,
    async stop() {
      await end(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await untilReady(`${operator.url}/`, child);
    await setPopups(operator.url, false);
  } catch (cause) {
    await operator.stop();
    throw new Error(`The operator did not start:\n${printed}`, { cause });
  }
  return operator;
}

/** Switches the announcement popups of players and visitors, as the sandbox's settings do. */
export async function setPopups(url: string, on: boolean) {
  for (const name of ['popupA', 'popupB']) await setSetting(url, name, { value: on ? 'on' : 'off' });
}

/** Changes a setting of the sandbox. Throws if it is refused. */
export async function setSetting(url: string, name: string, form: Record<string, string>) {
  const answer = await fetch(`${url}/sandbox/settings`, {
    method: 'POST',
    headers: { Origin: url },
    body: new URLSearchParams({ name, ...form }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`${name} was not set: ${answer.status} ${await answer.text()}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Polls until there is an answer; fails if the process ends or after three minutes. */
async function untilReady(url: string, child: ChildProcess) {
  const patience = Date.now() + 180_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`exit code ${child.exitCode}`);
    if (Date.now() > patience) throw new Error('no answer within three minutes');
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const forced = setTimeout(() => child.kill('SIGKILL'), 10_000);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(forced);
}
