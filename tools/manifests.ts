import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, languages } from '@araw/contract/calls/languages';

/**
 * Writes a manifest for each language, such as `manifest.de.webmanifest`, from the one in the folder. They stay beside it,
 * because their addresses are relative.
 */
export async function writeManifests(folder: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as object;
  for (const code of languageCodes) {
    const language = code.toLowerCase();
    const { pages } = (await import(`../locales/${language}/pages.ts`)) as {
      pages: { pages: { description: string } };
    };
    const { htmlLang: lang, dir } = languages[code];
    writeFileSync(
      join(folder, `manifest.${language}.webmanifest`),
      JSON.stringify({ ...manifest, lang, dir, description: pages.pages.description }),
    );
  }
}

if (import.meta.filename === process.argv[1]) await writeManifests(process.argv[2]!);
