import { readFileSync } from 'node:fs';
import retextEnglish from 'retext-english';
import retextRepeatedWords from 'retext-repeated-words';
import retextSentenceSpacing from 'retext-sentence-spacing';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Kind, Passage } from './passages.ts';

interface Habit {
  found: RegExp;
  instead: string;
  /** Default: everywhere. */
  in?: readonly Kind[];
}

/** Unidiomatic phrases, each with its replacement. */
const habits: readonly Habit[] = [
  {
    found: /\b1 (?:days|hours|minutes|members|bets|orders|points|months|weeks|times|tries)\b/,
    instead: 'the singular',
  },
  { found: /\b(?:it|this|that|he|she|which) is no (?!longer|more|such|other|one)/i, instead: 'is not a' },
  { found: /\bin these days\b/i, instead: 'in this period' },
  { found: /\bask(?:s|ed|ing)? again\b/i, instead: 'check again, try again, retry', in: ['text', 'title'] },
  {
    found: /\bby (?:itself|ourselves|themselves)\b/i,
    instead: 'automatically, on its own',
    in: ['text', 'title'],
  },
  { found: /\bg(?:o|oes|one|oing) on (?:to|with|paying|playing)\b/i, instead: 'continue' },
  {
    found: /\b(?:gives?|gave|given|giving) (?:it |them |\w+ )?back\b/i,
    instead: 'refund, return',
    in: ['text'],
  },
  { found: /\bgo(?:es)? on(?=[.,;]|$)/i, instead: 'continue', in: ['text', 'title'] },
  {
    found: /\b(?:appl(?:y|ies)|starts?|ends?|works?) at once\b/i,
    instead: 'immediately, right away',
    in: ['text', 'title'],
  },
  { found: /\bways? to pay\b/i, instead: 'payment method', in: ['text', 'docs'] },
  { found: /\bwhoever\b/i, instead: 'the person: the player, the caller', in: ['docs', 'comment', 'title'] },
  { found: /\b(?:lies|lie|stands|stand) (?:here|there)\b/i, instead: 'is, appears' },
  { found: /\bholds? at once\b/i, instead: 'takes effect immediately' },
  { found: /\bper cent\b/i, instead: '%' },
  { found: /\d %(?!\w)/, instead: 'no space before %' },
  { found: /\b(?:pay-outs?|log-ins?)\b/i, instead: 'payout, login' },
  { found: /\b(?:has|have|had) not come\b/i, instead: 'has not loaded, is missing' },
  { found: /\ball the same\b/i, instead: 'anyway' },
  { found: /(?:^|[.!?] )(?:Of|By|For|To|In) (?:which|whom)\b/, instead: 'name the thing' },
  {
    found: /(?:^|[.!] )What (?:is|was|are|were|becomes|has|had|stands|lies|comes|goes|others?) [^?]*$/,
    instead: 'name the thing, not "what is …"',
    in: ['text'],
  },
  { found: /\S {2,}\S/, instead: 'one space' },
];

/** Synonyms that the glossary excludes; only checked in the app's texts. */
const variants = (): Habit[] => {
  const glossary = JSON.parse(readFileSync('docs/glossary/en.json', 'utf8')) as Record<
    string,
    { word: string; not?: string }
  >;
  return Object.entries(glossary).flatMap(([term, { not }]) =>
    not ? [{ found: new RegExp(not, 'i'), instead: term, in: ['text'] as const }] : [],
  );
};

const longest = 30;

interface Counted {
  type: string;
  value?: string;
  children?: Counted[];
}

/** In docs and comments, semicolons and colons separate parts of a sentence that count on their own. */
const isBreak = (node: Counted, kind: Kind) =>
  kind !== 'text' && node.type === 'PunctuationNode' && (node.value === ';' || node.value === ':');

/** A code, such as `TH`: a list of them isn't a long sentence. */
const isCode = ({ children = [] }: Counted) => /^[A-Z]{2}$/.test(children.map(({ value }) => value).join(''));

/** Words in the longest part of a sentence. */
function wordsIn(sentence: Counted, kind: Kind): number {
  const counts = [0];
  for (const node of sentence.children ?? []) {
    if (isBreak(node, kind)) counts.push(0);
    else if (node.type === 'WordNode' && !isCode(node)) counts.push((counts.pop() ?? 0) + 1);
  }
  return Math.max(...counts);
}

const sentencesOf = (node: Counted): Counted[] =>
  node.type === 'SentenceNode' ? [node] : (node.children ?? []).flatMap(sentencesOf);

/** The parser takes the `5.` at the end of a sentence for an ordinal, and would join the next sentence. */
const withPeriods = (text: string) => text.replace(/(\d)\. (?=[A-Z])/g, '$1 . ');

const english = unified().use(retextEnglish);
const retext = unified().use(retextRepeatedWords).use(retextSentenceSpacing);

/** Faults of a passage, one line each. */
export function createRules(): (passage: Passage) => string[] {
  const known = [...habits, ...variants()];
  return ({ kind, text }) => {
    const file = new VFile(withPeriods(text));
    const tree = english.parse(file);
    retext.runSync(tree, file);
    const long = sentencesOf(tree)
      .map((sentence) => wordsIn(sentence, kind))
      .filter((words) => words > longest);
    return [
      ...known
        .filter((habit) => !habit.in || habit.in.includes(kind))
        .flatMap(({ found, instead }) => {
          const [words] = found.exec(text) ?? [];
          return words === undefined ? [] : [`"${words.trim()}": ${instead}`];
        }),
      ...long.map((words) => `a sentence of ${words} words: ${longest} at most`),
      // Letters and code may be repeated legitimately.
      ...file.messages.map(({ reason }) => reason).filter((reason) => !/`(?:\w|code)`/i.test(reason)),
    ];
  };
}
