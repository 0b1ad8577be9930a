import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Served {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts one of this folder's servers in a separate process, on a free port, with this database. */
export async function serve(
  file: 'operatorServer.ts' | 'bareServer.ts',
  databaseUrl: string,
): Promise<Served> {
  const command = ['--import', 'tsx', new URL(file, import.meta.url).pathname];
  const child = spawn(process.execPath, command, {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    // It ends with the pipe, however this process ends.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /http:\/\/\S+/.exec(text)?.[0];
      if (found) resolve(found);
    });
  });
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
