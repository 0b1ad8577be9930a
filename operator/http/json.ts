import type { FastifyInstance } from 'fastify';
import { Refusal } from '#packages/server/http/refusal.ts';

const deepest = 20;
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * JSON that means the same to everybody who reads it: an object, without duplicate or prototype keys and not
 * nested beyond 20 levels; an empty text is an empty object. Takes time linear in the text, whatever it holds.
 * Throws Refusal `requestInvalid` for anything else.
 */
export function parseStrictJson(text: string): unknown {
  if (text === '') return {};
  const written = measure(text);
  if (written.depth > deepest) throw invalid();
  const parsed = parse(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw invalid();
  // A duplicate key is written twice and kept once.
  if (membersOf(parsed) !== written.members) throw invalid();
  return parsed;
}

/** The server reads JSON by `parseStrictJson` and no other type of content. */
export function acceptStrictJson(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => parseStrictJson(body),
  );
}

const invalid = () => new Refusal('requestInvalid', { message: 'The body is no acceptable JSON object.' });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid();
  }
}

/** The deepest nesting and the number of object members as written: in JSON each has one colon outside strings. */
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

/** The number of object members in a value. Throws on a prototype key, also one that was written with escapes. */
function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + membersOf(item), 0);
  return Object.entries(value).reduce((sum, [key, member]) => {
    if (prototypeKeys.has(key)) throw invalid();
    return sum + 1 + membersOf(member);
  }, 0);
}
