export type Weight = 400 | 600;

/** Hundredths of the font size, for the characters from space to tilde. */
const widths: Record<Weight, number[]> = {
  400: (
    '32 40 46 84 64 95 78 27 39 39 50 84 32 36 32 34 64 64 64 64 64 64 64 64 64 64 34 34 84 84 84 53 ' +
    '100 68 69 70 77 63 58 77 75 29 29 66 56 86 75 79 60 79 69 63 61 73 68 99 69 61 69 39 34 39 84 50 ' +
    '50 61 63 55 63 62 35 63 63 28 28 58 28 97 63 61 63 63 41 52 39 63 59 82 59 59 52 64 34 64 84'
  )
    .split(' ')
    .map(Number),
  600: (
    '35 46 52 84 70 100 87 31 46 46 52 84 38 42 38 37 70 70 70 70 70 70 70 70 70 70 40 40 84 84 84 58 ' +
    '100 77 76 73 83 68 68 82 84 37 37 77 64 100 84 85 73 85 77 72 68 81 77 110 77 72 73 46 37 46 84 50 ' +
    '50 67 72 59 72 68 44 72 71 34 34 67 34 104 71 69 72 72 49 60 48 71 65 92 65 65 58 71 37 71 84'
  )
    .split(' ')
    .map(Number),
};

/**
 * An upper bound of a text's width in pixels, using DejaVu Sans, the widest common system font: the reader's font isn't
 * known when the drawing is made.
 */
export function textWidth(text: string, size: number, weight: Weight = 400): number {
  const hundredths = Array.from(text).reduce(
    (sum, character) => sum + (widths[weight][character.charCodeAt(0) - 32] ?? 110),
    0,
  );
  return Math.ceil((hundredths * size) / 100);
}

/** Wraps words into lines of at most `width` pixels; a wider word gets its own line. */
export function wrap(words: readonly string[], width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!);
