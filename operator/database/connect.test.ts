import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { merchant } from '#operator/seed/merchant.ts';
import { schemaTemplate } from '#operator/testing/database.ts';
import { openEmbedded } from './connect.ts';
import { takeLock } from './lock.ts';
import { merchants } from './tables/system.tables.ts';

/** Creating the schema each time would take many times as long. */
const empty = await schemaTemplate();
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('an embedded database keeps its lock while open, and reports the free disk space', async () => {
  const first = await openEmbedded(dataDir, empty);
  await expect(openEmbedded(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
  const { blocks, bsize } = statfsSync(dataDir);
  expect(await first.freeSpace?.()).toBeGreaterThan(0);
  expect(await first.freeSpace?.()).toBeLessThanOrEqual(blocks * bsize);
  await first.close();
  (await takeLock(dataDir))();
});

describe('a data folder', () => {
  test('keeps its content, and a reset empties it but keeps the schema', async () => {
    const first = await openEmbedded(dataDir, empty);
    await first.database.insert(merchants).values(merchant);
    await first.close();
    const second = await openEmbedded(dataDir);
    expect(await second.database.$count(merchants)).toBe(1);
    await second.reset();
    expect(await second.database.$count(merchants)).toBe(0);
    await second.close();
  });

  test('whose first start was killed is recreated', { tags: ['full'] }, async () => {
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18');
    writeFileSync(join(dataDir, 'preparing'), '');
    const { database, close } = await openEmbedded(dataDir);
    expect(await database.$count(merchants)).toBe(0);
    await close();
    expect(existsSync(join(dataDir, 'preparing'))).toBe(false);
  });

  test(
    'with a foreign schema is refused with instructions, and left as it is',
    { tags: ['full'] },
    async () => {
      const made = await openEmbedded(dataDir, empty);
      await made.database.execute(sql`update drizzle.__drizzle_migrations set hash = 'of its own'`);
      await made.close();
      await expect(openEmbedded(dataDir)).rejects.toThrow(
        'This database has a schema that this release does not continue. Start the release that made it, or use another data folder.',
      );
      (await takeLock(dataDir))();
      expect(existsSync(join(dataDir, 'database'))).toBe(true);
    },
  );

  test('starts from a template only when new', { tags: ['full'] }, async () => {
    const made = await openEmbedded(null, empty);
    await made.database.insert(merchants).values(merchant);
    const template = await made.dump();
    await made.close();

    const first = await openEmbedded(dataDir, template);
    expect(await first.database.$count(merchants)).toBe(1);
    await first.database.delete(merchants);
    await first.close();
    const second = await openEmbedded(dataDir, template);
    expect(await second.database.$count(merchants)).toBe(0);
    await second.close();
  });
});
