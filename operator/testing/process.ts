import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface OperatorProcess {
  child: ChildProcess;
  address: string;
  /** Its output so far. */
  printed(): string;
  /** Its exit code, null if a signal ended it. */
  ended: Promise<number | null>;
}

const bundle = process.env['OPERATOR_BUNDLE'];
/** The bundle, if the test run has made one (tools/operatorBundle.setup.ts). */
const command = bundle ? [bundle] : ['--import', 'tsx', 'operator/main.ts'];

/** A real operator process on a free port with this data folder, without the sandbox; resolves once it listens. */
export async function startOperatorProcess(
  dataDir: string,
  more: Record<string, string> = {},
): Promise<OperatorProcess> {
  const child = spawn(process.execPath, command, {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      SANDBOX: '0',
      DEMO_HISTORY: '0',
      NODE_ENV: 'production',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const address = await new Promise<string>((resolve, reject) => {
    void ended.then((code) => reject(new Error(`The operator ended with ${code}:\n${printed}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const found = /ready in .*(http:\/\/\S+)/.exec(printed)?.[1];
        if (found) resolve(found);
      });
    }
  });
  return { child, address, printed: () => printed, ended };
}
