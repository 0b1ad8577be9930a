import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeManifests } from './manifests.ts';

test('[LANG-02] the app installs with a description in each of thirty languages, and as one app', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('public/manifest.webmanifest', join(folder, 'manifest.webmanifest'));
  await writeManifests(folder);
  const read = (file: string) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>;
  const [own, ...others] = [
    'manifest.webmanifest',
    ...readdirSync(folder).filter((file) => /^manifest\.\w\w\.webmanifest$/.test(file)),
  ].map(read);
  expect(others).toHaveLength(30);
  expect(new Set(others.map(({ lang }) => lang)).size).toBe(30);
  expect(new Set(others.map(({ description }) => description)).size).toBe(30);
  for (const { lang: _lang, dir: _dir, description: _description, ...shared } of others)
    expect(shared).toEqual(own);
  expect(read('manifest.tw.webmanifest')).toMatchObject({
    lang: 'zh-Hant',
    dir: 'ltr',
    description: '手機上的老虎機、真人娛樂、捕魚、體育和賓果。',
  });
  expect(read('manifest.ur.webmanifest')).toMatchObject({
    lang: 'ur',
    dir: 'rtl',
    description: 'آپ کے فون پر سلاٹس، لائیو کیسینو، فشنگ، اسپورٹس اور بنگو۔',
  });
});
