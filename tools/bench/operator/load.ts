import { Agent, request } from 'node:http';

export interface Call {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
}

/** Concurrent calls. */
const atOnce = 16;
/** Calls until compilers and caches are warm. */
const warmUp = 200;

/** Makes concurrent calls after a warm-up; resolves with the wall-clock milliseconds per call. */
export async function timeCalls(count: number, callOf: (number: number) => Call): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let next = 0;
  const run = async (until: number) => {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (next < until) await make(agent, callOf(next++));
      }),
    );
  };
  try {
    await run(warmUp);
    const began = performance.now();
    await run(warmUp + count);
    return (performance.now() - began) / count;
  } finally {
    agent.destroy();
  }
}

/** Throws for an unsuccessful answer. */
function make(agent: Agent, { url, method, headers, body }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const call = request(
      url,
      { agent, method, headers: { ...headers, ...(sent && { 'Content-Type': 'application/json' }) } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 200) resolve();
          else
            reject(new Error(`${method} ${url}: ${response.statusCode} ${Buffer.concat(chunks).toString()}`));
        });
      },
    );
    call.on('error', reject);
    call.end(sent);
  });
}
