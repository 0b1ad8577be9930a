import { parseSync } from 'vite';

/** A title in a test's source. */
export interface Title {
  line: number;
  /** `%s` for each placeholder. */
  text: string;
  /** The requirements it names. */
  ids: string[];
}

const bracketed = /\[[A-Z]+-\d\d(?:[\s,]+[A-Z]+-\d\d)*\]/g;

/** Bracketed IDs, single or in a list. */
export const idsIn = (text: string): string[] => [
  ...new Set((text.match(bracketed) ?? []).flatMap((bracket) => bracket.match(/[A-Z]+-\d\d/g) ?? [])),
];

/** The title alone, for places that show the requirement next to it. */
export const withoutIds = (text: string): string => text.replace(bracketed, '').replace(/\s+/g, ' ').trim();

type Syntax = Record<string, unknown> & { type: string; start: number };

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

/** Every call expression in a source, outer ones first. */
export function* callsIn(
  path: string,
  source: string,
): Generator<{ callee: Syntax; given: Syntax[]; line: number }> {
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  const open: unknown[] = [parseSync(path, source).program];
  while (open.length > 0) {
    const next = open.pop();
    if (Array.isArray(next)) open.push(...next.toReversed());
    else if (isSyntax(next)) {
      if (next.type === 'CallExpression') {
        yield {
          callee: next.callee as Syntax,
          given: (next.arguments as unknown[]).filter(isSyntax),
          line: lineOf(next.start),
        };
      }
      open.push(...Object.values(next).toReversed());
    }
  }
}

/** A literal's text, with `%s` for each expression; undefined for anything else. */
export function literalText(syntax: Syntax | undefined): string | undefined {
  if (syntax?.type === 'Literal' && typeof syntax.value === 'string') return syntax.value;
  if (syntax?.type !== 'TemplateLiteral') return undefined;
  const quasis = syntax.quasis as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('%s');
}

/** `test` for `test.each(rows)`. */
function rootName({ type, ...syntax }: Syntax): string {
  if (type === 'Identifier') return String(syntax.name);
  const inner = syntax.callee ?? syntax.object;
  return isSyntax(inner) ? rootName(inner) : '';
}

/** Titles of tests, groups and test factories (`describe`, `testFlow`). */
export function allTitlesIn(path: string, source: string): Title[] {
  return [...callsIn(path, source)].flatMap(({ callee, given: [first], line }) => {
    const text = /^(test|it|describe)/.test(rootName(callee)) ? (literalText(first) ?? '') : '';
    return text === '' ? [] : [{ line, text, ids: idsIn(text) }];
  });
}

/** Those that name requirements. */
export const titlesIn = (path: string, source: string): Title[] =>
  allTitlesIn(path, source).filter(({ ids }) => ids.length > 0);

const placeholder = /%[sdifjoO#%]|\$\{[^}]*\}|\$[A-Za-z_][\w.]*/g;

/** Whether this source title produced a result's full title. */
export function isTitleOf(title: string, fullTitle: string): boolean {
  const parts = title.split(placeholder).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*'), 's').test(fullTitle);
}
