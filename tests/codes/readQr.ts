/** For level M, by version from 1: error correction bytes per block, and blocks (ISO/IEC 18004, table 9). */
const checkBytes = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10];

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function alignmentPlaces(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = version * 4 + 10;
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - index * step).toReversed()];
}

/** Whether a module belongs to a function pattern and contains no data. */
function isPattern(x: number, y: number, size: number, version: number): boolean {
  const inCorner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const ofVersion = version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6));
  const places = alignmentPlaces(version);
  const first = places[0];
  const last = places.at(-1);
  const ofAlignment = places.some((cx) =>
    places.some((cy) => {
      const isFinder =
        (cx === first && cy === first) || (cx === first && cy === last) || (cx === last && cy === first);
      return !isFinder && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
    }),
  );
  return inCorner || ofVersion || ofAlignment || x === 6 || y === 6;
}

/** Reads an undamaged byte-mode QR code of level M; rows from top to bottom, without its quiet zone. */
export function readQr(dark: readonly (readonly boolean[])[]): string {
  const size = dark.length;
  const version = (size - 17) / 4;
  const at = (x: number, y: number) => (dark[y]?.[x] ? 1 : 0);
  const format =
    [0, 1, 2, 3, 4, 5, 7, 8].reduce((bits, y, index) => bits | (at(8, y) << index), 0) |
    [7, 5, 4, 3, 2, 1, 0].reduce((bits, x, index) => bits | (at(x, 8) << (index + 8)), 0);
  const told = (format ^ 0x5412) >> 10;
  if (told >> 3 !== 0) throw new Error('not of level M');
  const mask = masks[told & 7]!;

  const bits: number[] = [];
  for (let right = size - 1, upward = true; right > 0; right -= 2, upward = !upward) {
    if (right === 6) right -= 1;
    for (let row = 0; row < size; row += 1) {
      const y = upward ? size - 1 - row : row;
      for (const x of [right, right - 1]) {
        if (!isPattern(x, y, size, version)) bits.push(at(x, y) ^ (mask(x, y) ? 1 : 0));
      }
    }
  }
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  );

  const blocks = blockCounts[version - 1]!;
  const data = bytes.length - blocks * checkBytes[version - 1]!;
  const short = Math.floor(data / blocks);
  const longer = data % blocks;
  const parts: number[][] = Array.from({ length: blocks }, () => []);
  let next = 0;
  for (let index = 0; index <= short; index += 1) {
    for (let block = index < short ? 0 : blocks - longer; block < blocks; block += 1) {
      parts[block]!.push(bytes[next]!);
      next += 1;
    }
  }
  const stream = parts
    .flat()
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  if (stream.slice(0, 4) !== '0100') throw new Error('not of bytes');
  const lengthBits = version < 10 ? 8 : 16;
  const length = Number.parseInt(stream.slice(4, 4 + lengthBits), 2);
  const content = Array.from({ length }, (_, index) =>
    Number.parseInt(stream.slice(4 + lengthBits + index * 8, 12 + lengthBits + index * 8), 2),
  );
  return new TextDecoder().decode(Uint8Array.from(content));
}

/** The boxes of a drawn code as rows of dark and light modules, without the quiet zone. */
function modulesOf(path: string, { width, height }: { width: number; height: number }, quiet: number) {
  const dark = Array.from({ length: height }, () => Array.from({ length: width }, () => false));
  for (const [, x, y, w, h] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g)) {
    for (let row = Number(y); row < Number(y) + Number(h); row += 1) {
      for (let column = Number(x); column < Number(x) + Number(w); column += 1) dark[row]![column] = true;
    }
  }
  return dark.slice(quiet, height - quiet).map((row) => row.slice(quiet, width - quiet));
}

/** A code's modules from its SVG's address. */
export function pictureModules(address: string, quiet: number) {
  const svg = decodeURIComponent(address.replace('data:image/svg+xml,', ''));
  const [, width, height] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  const path = /<path d="([^"]*)"\/>/.exec(svg)?.[1] ?? '';
  return modulesOf(path, { width: width!, height: height! }, quiet);
}
