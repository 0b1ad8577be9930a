import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** A server's name or address; without a port it matches every port. */
export interface Host {
  /** Lower case; IPv6 in brackets and shortened. */
  name: string;
  port: string | null;
}

/** Parses `name`, `name:port` and `[IPv6]:port`; null for anything else. */
export function readHost(text: string): Host | null {
  const [, name, port] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i.exec(text) ?? [];
  if (name === undefined || Number(port ?? 0) > 65_535 || !URL.canParse(`http://${name}`)) return null;
  return {
    name: new URL(`http://${name}`).hostname.replace(/\.$/, ''),
    port: port ? String(Number(port)) : null,
  };
}

/** Names that only reach this machine itself. */
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

export const isLoopback = ({ name }: Host): boolean =>
  loopbackNames.includes(name) || /^127(\.\d+){3}$/.test(name);

/** The host under which a listen address is reached; null if it is every address of the machine. */
export function hostListenedOn(address: string): Host | null {
  if (address === '0.0.0.0' || (isIP(address) === 6 && /^[0:]+$/.test(address))) return null;
  return readHost(isIP(address) === 6 ? `[${address}]` : address);
}

/**
 * Refuses requests under foreign host names. Otherwise another site could point its name at this machine, and its pages
 * would share the operator's origin. Loopback names are always accepted. Checks the Host header, and X-Forwarded-Host from a
 * trusted proxy. `by` is the setting that names the hosts; `probes` are paths answered under any name.
 */
export function refuseOtherHosts(
  server: FastifyInstance,
  hosts: readonly Host[],
  { by, probes = [] }: { by: string; probes?: readonly string[] },
): void {
  const own = [...hosts, ...loopbackNames.map((name) => ({ name, port: null }))];
  server.addHook('onRequest', async (request) => {
    if (probes.includes(request.url.split('?', 1)[0] ?? '')) return;
    const asked = readHost(request.host);
    const isOwn =
      asked && own.some(({ name, port }) => name === asked.name && (port ?? asked.port) === asked.port);
    if (!isOwn) {
      throw new Refusal('requestInvalid', {
        message: `This server does not answer under that name (${by}).`,
      });
    }
  });
}
