import type { FastifyInstance } from 'fastify';
import { Refusal } from '@araw/server/http/refusal';

const deepest = 20;
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * JSON with a single meaning: an object without duplicate or prototype keys, nested at most 20 levels; empty text is an
 * empty object. Takes time linear in the length of the text. Throws Refusal `requestInvalid` for anything else.
 */
export function parseStrictJson(text: string): unknown {
  if (text === '') return {};
  const written = measure(text);
  if (written.depth > deepest) throw invalid();
  const parsed = parse(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw invalid();
  // A duplicate key is written twice but parsed once.
  if (membersOf(parsed) !== written.members) throw invalid();
  return parsed;
}

/** Makes the server parse JSON with `parseStrictJson` and accept no other content type. */
export function acceptStrictJson(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => parseStrictJson(body),
  );
}

const invalid = () => new Refusal('requestInvalid', { message: "The body isn't a valid JSON object." });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid();
  }
}

/** Maximum depth and number of object members as written: in JSON each has one colon outside strings. */
function measure(text: string): { depth: number; members: number } {
  let depth = 0;
  let open = 0;
  let members = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') inString = !inString;
    else if (inString) index += Number(character === '\\');
    else if (character === ':') members += 1;
    else if (character === '{' || character === '[') depth = Math.max(depth, (open += 1));
    else if (character === '}' || character === ']') open -= 1;
  }
  return { depth, members };
}

/** Number of object members in a value. Throws on a prototype key, even one written with escapes. */
function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + membersOf(item), 0);
  return Object.entries(value).reduce((sum, [key, member]) => {
    if (prototypeKeys.has(key)) throw invalid();
    return sum + 1 + membersOf(member);
  }, 0);
}
