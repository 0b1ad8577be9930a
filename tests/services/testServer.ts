import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Reply = (response: ServerResponse, received: Received) => void;

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));

export const value = (given: unknown) => json({ success: true, value: given });
export const refused = (status: number, code: string, rest: object = {}) =>
  json({ success: false, code, message: '', requestId: 'request-1', ...rest }, status);
export const text =
  (body: string, status = 200, type = 'text/html'): Reply =>
  (response) =>
    response.writeHead(status, { 'Content-Type': type }).end(body);
export const noContent: Reply = (response) => response.writeHead(204).end();
/** Never answers. */
export const hang: Reply = () => {};
/** Drops the connection without an answer. */
export const reset: Reply = (response) => response.socket?.resetAndDestroy();
/** Announces more bytes than it sends. */
export const truncated: Reply = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"success":true,"val', () => response.socket?.destroy());
};

/** A real server on a separate port that sends these replies in order, repeating the last one. */
export async function startTestServer(...replies: Reply[]) {
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      const reply = replies[Math.min(received.length, replies.length - 1)];
      received.push(one);
      for (const tell of waiting.splice(0)) tell();
      reply?.(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** Resolves after this many requests. */
    async until(count: number) {
      while (received.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
