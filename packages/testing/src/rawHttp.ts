import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

const read = (text: string): RawAnswer => {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(lines.map((line) => line.toLowerCase().split(/: (.*)/, 2))),
    body: rest.join('\r\n\r\n'),
  };
};

/** Sends the bytes, then keeps adding more until the server on that port ends the connection. */
export async function trickle(port: number, bytes: string, more = ''): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(bytes);
  const timer = setInterval(() => more && socket.write(more), 20);
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  await once(socket, 'close');
  clearInterval(timer);
  return read(Buffer.concat(received).toString());
}
