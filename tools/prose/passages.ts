import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export type Kind = 'text' | 'docs' | 'comment';

/** A unit of text that a person reads: a text of the app, a paragraph of the docs, a comment. */
export interface Passage {
  kind: Kind;
  line: number;
  text: string;
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** Replaces `{{count}}` with a word, so that sentences are counted correctly. */
const filledIn = (text: string) => text.replace(/\{\{(\w+)\}\}/g, 'Code').replace(/<\/?\w+>/g, '');

/** The texts in a file of `locales/`. */
function textsOf(source: string, path: string): Passage[] {
  const passages: Passage[] = [];
  const { program } = parseSync(path, source);
  new Visitor({
    Property({ value }) {
      if (value.type === 'Literal' && typeof value.value === 'string')
        passages.push({ kind: 'text', line: lineAt(source, value.start), text: filledIn(value.value) });
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
  return [...(path.startsWith('locales/en/') ? textsOf(source, path) : []), ...commentsOf(source, path)];
}
