import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface PageServer {
  /** Ends with a slash. */
  url: string;
  /** Its stdout and stderr so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts the built page server in front of an operator; serves the built app unless given another site. */
export async function startPageServer(api: string, site?: string): Promise<PageServer> {
  const child = spawn(
    process.execPath,
    ['dist/server/pageServer.js', '--api', api, '--port', '0', ...(site ? ['--site', site] : [])],
    { env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  return { url: await addressOf(child, () => printed), output: () => printed, stop: () => end(child) };
}

async function addressOf(child: ChildProcess, printed: () => string): Promise<string> {
  for (;;) {
    const [, url] = /^pages: (\S+)/m.exec(printed()) ?? [];
    if (url) return url;
    if (child.exitCode !== null) throw new Error(`The page server did not start:\n${printed()}`);
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
