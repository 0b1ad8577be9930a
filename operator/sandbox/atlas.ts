import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

export interface AtlasPage {
  html: string;
  /** Allows this page's own scripts, styles and pictures, and nothing else. */
  contentSecurityPolicy: string;
}

/** The page written by `npm run atlas`; null if there is none. */
export async function readAtlas(path: string | undefined): Promise<AtlasPage | null> {
  try {
    const html = await readFile(path ?? '', 'utf8');
    return { html, contentSecurityPolicy: policyOf(html) };
  } catch {
    return null;
  }
}

function policyOf(html: string): string {
  return [
    "default-src 'none'",
    `script-src ${hashesOf('script', html)}`,
    `style-src ${hashesOf('style', html)}`,
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashesOf(element: 'script' | 'style', html: string): string {
  const contents = [...html.matchAll(new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, 'gs'))];
  const hashes = contents.map(([, content]) =>
    createHash('sha256')
      .update(content ?? '')
      .digest('base64'),
  );
  return hashes.length > 0 ? hashes.map((hash) => `'sha256-${hash}'`).join(' ') : "'none'";
}
