import { Refusal } from '#operator/context.ts';

const deepest = 20;
const poisonous = /"(?:__proto__|constructor|prototype)"\s*:/;

/**
 * JSON that means the same to everybody who reads it: an object, without duplicate or prototype keys and not
 * nested beyond 20 levels. Throws Refusal `requestInvalid` for anything else.
 */
export function parseStrictJson(text: string): unknown {
  const invalid = () => new Refusal('requestInvalid', { message: 'The body is no acceptable JSON object.' });
  if (text === '') return {};
  if (depthOf(text) > deepest || poisonous.test(text)) throw invalid();
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw invalid();
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw invalid();
  if (keysIn(text) !== keysOf(parsed)) throw invalid();
  return parsed;
}

/** Every string outside of which structure is counted. */
const strings = /"(?:[^"\\]|\\.)*"/g;

function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  for (const character of text.replaceAll(strings, '')) {
    if (character === '{' || character === '[') most = Math.max(most, (depth += 1));
    if (character === '}' || character === ']') depth -= 1;
  }
  return most;
}

/** Keys as written, duplicates counted: strings that a colon follows. */
const keysIn = (text: string) => text.match(/"(?:[^"\\]|\\.)*"\s*:/g)?.length ?? 0;

/** Keys as understood; fewer than written where some were duplicates. */
function keysOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const children = Object.values(value).reduce((sum: number, child) => sum + keysOf(child), 0);
  return children + (Array.isArray(value) ? 0 : Object.keys(value).length);
}
