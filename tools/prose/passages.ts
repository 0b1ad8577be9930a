import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { allTitlesIn, withoutIds } from '../report/titles.ts';

export type Kind = 'text' | 'docs' | 'comment' | 'title';

/** A unit of text that a person reads: a text for players, a paragraph of the docs, a comment, a test's title. */
export interface Passage {
  kind: Kind;
  line: number;
  text: string;
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** The English that players read: the app's and the operator's. */
const forPlayers = /^(?:locales\/en\/|operator\/(?:words|content\/texts|pages\/texts(?:\/verify)?)\/en\.ts$)/;

/** Tags that end a paragraph, an item or a cell. */
const block = /<\/?(?:p|ol|ul|li|table|thead|tbody|tr|th|td)\b[^>]*>/;

/** Replaces `{{count}}` and `{count}` with a word, so that sentences are counted correctly. */
const filledIn = (text: string) => text.replace(/\{\{?\w+\}?\}/g, 'Code').replace(/<[^>]+>/g, '');

/** The texts in a file with the English for players. */
function textsOf(source: string, path: string): Passage[] {
  const passages: Passage[] = [];
  const isOperators = path.startsWith('operator/');
  let typedUntil = 0;
  const add = (node: { type: string; value?: unknown; start: number }) => {
    if (node.type !== 'Literal' || typeof node.value !== 'string' || node.start < typedUntil) return;
    const line = lineAt(source, node.start);
    for (const part of node.value.split(block))
      if (part.trim() !== '') passages.push({ kind: 'text', line, text: filledIn(part) });
  };
  const { program } = parseSync(path, source);
  new Visitor({
    Property({ key, value }) {
      // The chat's `words` are what players may type, synonyms included.
      if (isOperators && key.type === 'Identifier' && key.name === 'words') typedUntil = value.end;
      add(value);
    },
    ArrayExpression({ elements }) {
      for (const element of elements) if (element) add(element);
    },
  }).visit(program);
  return passages;
}

const isTool = (comment: string) =>
  /^\s*(?:@|oxlint-|eslint-|v8 |prettier-|oxfmt-|#(?:end)?region)/.test(comment);

/** Code in a comment isn't prose, and lines starting with `@` are JSDoc. */
const withoutCode = (text: string) => text.replace(/`[^`]*`/g, 'Code').replace(/https?:\/\/\S+/g, 'Code');

/** Paragraphs and list items, without code. */
const partsOf = (comment: string) =>
  comment
    .replace(/```[\s\S]*?(?:```|$)/g, '')
    .replace(/^ {4,}.*$/gm, '')
    .split(/\n\s*(?:\n|- )/)
    .filter((part) => part.trim() !== '');

/** The comments in a source; consecutive lines are joined. */
function commentsOf(source: string, path: string): Passage[] {
  const passages: (Passage & { last: number })[] = [];
  for (const { type, value, start, end } of parseSync(path, source).comments) {
    if (isTool(value)) continue;
    const line = lineAt(source, start);
    const text = withoutCode(value.replace(/^\s*\*+ ?/gm, '').trim());
    const before = passages.at(-1);
    const isAlone = /(?:^|\n)[ \t]*$/.test(source.slice(0, start));
    if (type === 'Line' && isAlone && before?.last === line - 1) {
      before.text += ` ${text}`;
      before.last = line;
    } else passages.push({ kind: 'comment', line, text, last: lineAt(source, end) });
  }
  return passages.flatMap(({ kind, line, text }) =>
    partsOf(text).map((part) => ({ kind, line, text: part.replace(/\s*\n\s*/g, ' ') })),
  );
}

/** The titles of a file's tests; a placeholder counts as a word. */
const titlesOf = (source: string, path: string): Passage[] =>
  allTitlesIn(path, source).map(({ line, text }) => ({
    kind: 'title',
    line,
    text: withoutCode(withoutIds(text).replaceAll('%s', 'Code')),
  }));

interface Node {
  type: string;
  value?: string;
  children?: Node[];
  position?: { start: { line: number } };
}

const markdown = unified().use(remarkParse).use(remarkGfm);

function wordsOf(node: Node): string {
  if (node.type === 'inlineCode') return 'Code';
  if (node.type === 'html' || node.type === 'image') return '';
  return node.value ?? (node.children ?? []).map(wordsOf).join('');
}

function paragraphsOf(node: Node): Passage[] {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
    return [{ kind: 'docs', line: node.position?.start.line ?? 0, text: wordsOf(node).replace(/\n/g, ' ') }];
  return (node.children ?? []).flatMap(paragraphsOf);
}

/** Everything in a file that is written for people. */
export function passagesOf(path: string): Passage[] {
  const source = readFileSync(path, 'utf8');
  if (path.endsWith('.md')) return paragraphsOf(markdown.parse(source));
  return [
    ...(forPlayers.test(path) ? textsOf(source, path) : []),
    ...(/\.(?:test|spec)\.tsx?$/.test(path) ? titlesOf(source, path) : []),
    ...commentsOf(source, path),
  ];
}
