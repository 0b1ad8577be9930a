import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createLogger } from '@araw/server/log/logger';
import { createPageServer, type PageServerOptions } from '#pages/server.ts';

/** A folder with a minimal site, deleted after the test. */
export function siteFolder(configuration: object = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), '<title>the app</title><!--preload--><!--startup-->');
  writeFileSync(join(folder, 'config.json'), JSON.stringify(configuration));
  return folder;
}

/** A page server without drawings, in front of the operator at that address, on a separate port. */
export async function startPages(api: string, options: Partial<PageServerOptions> = {}) {
  const pages = await createPageServer({
    api: new URL(api),
    webFolder: siteFolder(),
    drawer: { draw: async () => null, configure() {}, close: async () => {} },
    log: createLogger('silent'),
    ...options,
  });
  onTestFinished(async () => void (await pages.close()));
  const url = await pages.server.listen({ port: 0, host: '127.0.0.1' });
  return { ...pages, url, port: Number(new URL(url).port) };
}
