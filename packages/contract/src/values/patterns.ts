/**
 * Regular expressions from operator settings (LOGIN-11). They come from outside, so never run them in the browser's
 * backtracking engine, which a pattern such as `(a+)+$` can block for hours. Here all alternatives are followed at once,
 * in time that depends only on the lengths of pattern and text.
 */
export interface Pattern {
  /** Whether the pattern occurs in the text; `undecided` if that would take too long. */
  test(text: string): boolean | 'undecided';
  /** Maximum length of a fully matching text in UTF-16 units, as inputs count; Infinity if unbounded. */
  longest: number;
}

type Node =
  /** One character; the browser's engine can test it, since there is nothing to backtrack. */
  | { kind: 'character'; fits: RegExp }
  | { kind: 'sequence'; parts: Node[] }
  | { kind: 'choice'; options: Node[] }
  | { kind: 'repeat'; of: Node; least: number; most: number }
  | { kind: 'edge'; at: '^' | '$' | '\\b' | '\\B' }
  | { kind: 'ahead'; of: Node; wanted: boolean };

const longestPattern = 500;
const mostSteps = 200_000;
const mostRepeats = 1_000;

class Unsupported extends Error {}
class TooLong extends Error {}

/** Null for an invalid or too long pattern, and for lookbehind and backreferences (`\1`, `(?<=…)`). */
export function compilePattern(source: string): Pattern | null {
  if (source.length > longestPattern) return null;
  try {
    const flags = flagsOf(source);
    const root = parse(source, flags);
    return {
      test: (text) => search(root, flags === 'u' ? Array.from(text) : text.split('')),
      longest: isWhole(root) ? longestOf(root) : Infinity,
    };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof Unsupported) return null;
    throw error;
  }
}

/** Whether the pattern is anchored at both ends. */
function isWhole(root: Node): boolean {
  if (root.kind !== 'sequence') return false;
  const [first, last] = [root.parts[0], root.parts.at(-1)];
  return first?.kind === 'edge' && first.at === '^' && last?.kind === 'edge' && last.at === '$';
}

function longestOf(node: Node): number {
  switch (node.kind) {
    case 'character':
      return ['\u{1f600}', '\u{20000}'].some((wide) => node.fits.test(wide)) ? 2 : 1;
    case 'sequence':
      return node.parts.reduce((sum, part) => sum + longestOf(part), 0);
    case 'choice':
      return Math.max(...node.options.map(longestOf));
    case 'repeat': {
      const one = longestOf(node.of);
      return one === 0 ? 0 : one * node.most;
    }
    case 'edge':
    case 'ahead':
      return 0;
  }
}

/** Ask the browser whether it is valid: compiling doesn't run it. Older patterns use escapes that `u` forbids. */
function flagsOf(source: string): 'u' | '' {
  try {
    void new RegExp(source, 'u');
    return 'u';
  } catch {
    void new RegExp(source);
    return '';
  }
}

function parse(source: string, flags: 'u' | ''): Node {
  let at = 0;
  const looking = (token: string) => source.startsWith(token, at);
  const take = (token: string) => {
    if (!looking(token)) return false;
    at += token.length;
    return true;
  };
  const takeMatch = (expected: RegExp) => {
    expected.lastIndex = at;
    const found = expected.exec(source);
    if (found) at += found[0].length;
    return found;
  };

  function choice(): Node {
    const options = [sequence()];
    while (take('|')) options.push(sequence());
    return options.length === 1 ? options[0]! : { kind: 'choice', options };
  }

  function sequence(): Node {
    const parts: Node[] = [];
    while (at < source.length && !looking('|') && !looking(')')) parts.push(repeated(one()));
    return { kind: 'sequence', parts };
  }

  function repeated(of: Node): Node {
    const found = takeMatch(/(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y);
    if (!found) return of;
    const [, sign, least = '', comma, most] = found;
    if (sign) return { kind: 'repeat', of, least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity };
    const bounds = { least: Number(least), most: comma ? Number(most || Infinity) : Number(least) };
    if (bounds.least > mostRepeats) throw new Unsupported();
    return { kind: 'repeat', of, ...bounds };
  }

  function one(): Node {
    for (const edge of ['^', '$', '\\b', '\\B'] as const) if (take(edge)) return { kind: 'edge', at: edge };
    if (looking('(')) return group();
    const found = takeMatch(
      /\[(?:\\[^]|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[a-zA-Z]|\\[^1-9k]|[^\\]/uy,
    );
    if (!found) throw new Unsupported();
    return { kind: 'character', fits: new RegExp(`^(?:${found[0]})$`, flags) };
  }

  function group(): Node {
    if (looking('(?<=') || looking('(?<!')) throw new Unsupported();
    const wanted = take('(?=');
    const isAhead = wanted || take('(?!');
    if (!isAhead) takeMatch(/\((?:\?:|\?<[^>]*>)?/y);
    const inner = choice();
    if (!take(')')) throw new Unsupported();
    return isAhead ? { kind: 'ahead', of: inner, wanted } : inner;
  }

  const root = choice();
  if (at < source.length) throw new Unsupported();
  return root;
}

function search(root: Node, characters: string[]): boolean | 'undecided' {
  const known = new Map<Node, Set<number>[]>();
  let steps = 0;

  /** The positions where a match of `node` starting at `from` can end; computed once per position. */
  function ends(node: Node, from: number): Set<number> {
    const ofNode = known.get(node) ?? [];
    known.set(node, ofNode);
    return (ofNode[from] ??= findEnds(node, from));
  }

  function endsOfAll(node: Node, starts: Set<number>): Set<number> {
    const reached = new Set<number>();
    for (const start of starts) {
      for (const end of ends(node, start)) reached.add(end);
      steps += 1;
      if (steps > mostSteps) throw new TooLong();
    }
    return reached;
  }

  function findEnds(node: Node, from: number): Set<number> {
    const here = new Set([from]);
    switch (node.kind) {
      case 'character':
        return from < characters.length && node.fits.test(characters[from]!)
          ? new Set([from + 1])
          : new Set();
      case 'sequence':
        return node.parts.reduce((places, part) => endsOfAll(part, places), here);
      case 'choice':
        return new Set(node.options.flatMap((option) => [...ends(option, from)]));
      case 'repeat':
        return repeatedEnds(node, here);
      case 'edge':
        return isEdge(node.at, from) ? here : new Set();
      case 'ahead':
        return ends(node.of, from).size > 0 === node.wanted ? here : new Set();
    }
  }

  function repeatedEnds({ of, least, most }: Node & { kind: 'repeat' }, starts: Set<number>): Set<number> {
    let places = starts;
    for (let count = 0; count < least && places.size > 0; count += 1) places = endsOfAll(of, places);
    const reached = new Set(places);
    for (let count = least; count < most && places.size > 0; count += 1) {
      places = new Set([...endsOfAll(of, places)].filter((place) => !reached.has(place)));
      for (const place of places) reached.add(place);
    }
    return reached;
  }

  function isEdge(edge: '^' | '$' | '\\b' | '\\B', place: number): boolean {
    if (edge === '^') return place === 0;
    if (edge === '$') return place === characters.length;
    const isWord = (index: number) => /^\w$/.test(characters[index] ?? '');
    return (isWord(place - 1) !== isWord(place)) === (edge === '\\b');
  }

  try {
    return (
      characters.some((_, start) => ends(root, start).size > 0) || ends(root, characters.length).size > 0
    );
  } catch (error) {
    if (error instanceof TooLong || error instanceof RangeError) return 'undecided';
    throw error;
  }
}
