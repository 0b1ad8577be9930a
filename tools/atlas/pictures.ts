import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { walkedPathsFile, type WalkedPaths } from '#tools/flow/results.ts';
import type { WalkedPath } from '@araw/flow/walkedPath';
import { type SourceState, whyNotOf } from '#tools/sourceState.mjs';
import type { AtlasContent, AtlasPicture } from './content.ts';

/** A picture as included in the page. */
export interface Picture {
  type: 'image/jpeg' | 'image/webp';
  bytes: Buffer;
}

type PictureChoice = Pick<AtlasContent, 'pictures' | 'picturesLeftOut'>;

/** Makes pictures smaller; returns them in the same order. */
export type Recompress = (pictures: readonly Picture[]) => Promise<readonly Picture[]>;

/** Paths walked in the browser; undefined before the first run. */
export function readWalkedPaths(): WalkedPaths | undefined {
  if (!existsSync(walkedPathsFile)) return undefined;
  return JSON.parse(readFileSync(walkedPathsFile, 'utf8')) as WalkedPaths;
}

const takesThem = 'npm run flows:browser takes them, then npm run atlas puts them in';

/** The source of the atlas's pictures, or how to get them. */
export function picturesInWords(walked: WalkedPaths | undefined, now: SourceState): string {
  if (!walked?.paths.some(({ steps }) => steps.some(({ picture }) => picture !== undefined))) {
    return `no pictures yet: ${takesThem}`;
  }
  const why = whyNotOf(walked.of, now);
  return why === null ? 'pictures of this commit' : `old pictures, ${why}: ${takesThem}`;
}

export const readPicture = (file: string): Picture => ({
  type: file.endsWith('.webp') ? 'image/webp' : 'image/jpeg',
  bytes: readFileSync(join(dirname(walkedPathsFile), file)),
});

/**
 * Chooses pictures that fit into this many bytes: first one of each state, then those of the steps in order. While they
 * don't all fit, compresses them with each method in turn.
 */
export async function choosePictures(
  walked: readonly WalkedPath[],
  room: number,
  read: (file: string) => Picture,
  recompressions: readonly Recompress[],
): Promise<PictureChoice> {
  const wanted = differentPictures(filesByWorth(walked), read);
  const asTheyWere = wanted.map(({ picture }) => picture);
  let taken: readonly Picture[] = asTheyWere;
  for (const recompress of recompressions) {
    if (taken.map(dataUri).join('').length + wanted.length * overhead <= room) break;
    taken = await recompress(asTheyWere);
  }
  const shown = taken.map(dataUri);
  let left = room;
  const pictures = shown.flatMap((source, place): AtlasPicture[] => {
    const picture = { source, files: wanted[place]!.files };
    const size = JSON.stringify(picture).length + 1;
    if (size > left) return [];
    left -= size;
    return [picture];
  });
  return { pictures, picturesLeftOut: shown.length - pictures.length };
}

interface FoundPicture {
  picture: Picture;
  files: string[];
}

function differentPictures(files: readonly string[], read: (file: string) => Picture): FoundPicture[] {
  const found = new Map<string, FoundPicture>();
  for (const file of files) {
    const picture = read(file);
    const digest = createHash('sha256').update(picture.bytes).digest('hex');
    const same = found.get(digest);
    if (same) same.files.push(file);
    else found.set(digest, { picture, files: [file] });
  }
  return [...found.values()];
}

/** Approximate characters of a picture's file names. */
const overhead = 80;

const dataUri = ({ type, bytes }: Picture) => `data:${type};base64,${bytes.toString('base64')}`;

/** Files of all pictures; first those that show a state no earlier picture shows. */
function filesByWorth(walked: readonly WalkedPath[]): string[] {
  const shown = new Set<string>();
  const first: string[] = [];
  const others: string[] = [];
  for (const { machine, steps } of walked) {
    for (const { picture, states } of steps) {
      if (picture === undefined) continue;
      const added = states.map((state) => `${machine} ${state}`).filter((state) => !shown.has(state));
      (added.length > 0 ? first : others).push(picture);
      for (const state of added) shown.add(state);
    }
  }
  return [...first, ...others];
}
