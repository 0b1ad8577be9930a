import { describe, expect, test } from 'vitest';
import { contentTexts } from '#operator/content/contentTexts.ts';
import { texts as gameTexts } from '#operator/pages/texts/en.ts';
import { languageCodes } from '@araw/contract/calls/languages';
import { profileNames, switches } from '@araw/contract/protection/protectionProfiles';
import { limitsProof, missingProofs, type Proof, rolledBackProof, standingProof } from './proofs.ts';

/** The texts below an object, each by its path. */
function textsBelow(path: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsBelow(`${path}.${key}`, inner));
}

const contentOf = (language: (typeof languageCodes)[number]) => {
  const { help, terms, announcements, banners } = contentTexts[language];
  return new Map(
    Object.entries({ help, terms, announcements, banners }).flatMap(([key, value]) => textsBelow(key, value)),
  );
};
const english = new Map([...contentOf('EN'), ...textsBelow('games', gameTexts)]);

/** Sentences about age, safety, odds and limits, and how long something of these lasts. */
const topic =
  /\{age\}|\bsafe\b|\blimits?\b|\bodds\b|\brandom\b|\bchances?\b|addictive|\bbreak\b|\bend it early\b|\breturns\b/i;
const isSentence = (text: string) => /[.?!](<\/p>)?$|\{age\}/.test(text);

/** `age`: the profile's switch fills it in. `advice` states nothing. Otherwise the test that proves it. */
type Truth = 'age' | 'advice' | Proof;

const proof = (file: string, title: string): Proof => [file, title];
const mode = proof(
  'operator/lottery/prizeMode.test.ts',
  'an order keeps the mode it was placed under, and repeating it after a change returns that order',
);

const truths: Record<string, Truth> = {
  'help.start.children.signUp.content': 'age',
  'help.saferPlay.content': 'age',
  'terms.register.0.paragraphs.0': 'age',
  'terms.login.0.paragraphs.0': 'age',
  'announcements.limits.content': 'age',
  'banners.games.subtitle': 'age',

  'help.saferPlay.children.limits.content': limitsProof,
  'games.limitReached': limitsProof,
  'help.saferPlay.children.break.content': standingProof,
  'terms.register.5.paragraphs.0': standingProof,
  'games.onBreak': standingProof,

  'help.account.content': 'advice',
  'announcements.maintenance.content': rolledBackProof,
  'games.sessionEndedWhy': rolledBackProof,

  'announcements.jackpotHow.content': proof(
    'operator/play/jackpot.test.ts',
    '[CAT-04] is shown on the pages of its games with its rule, and on no other',
  ),
  'announcements.forFun.content': proof(
    'operator/play/jackpot.test.ts',
    '[CAT-04] is neither fed nor won by play money, and the page says so',
  ),
  'announcements.sabong.content': proof(
    'operator/sports/sports.test.ts',
    'every price returns what is stated, over all 1,000 results: from 94 to 95%, or 92% on a draw',
  ),
  'games.jackpotRules': proof(
    'operator/play/jackpot.test.ts',
    'the number is below the published count, and each round draws one',
  ),
  'games.jackpotReturn': proof(
    'operator/play/jackpot.test.ts',
    'returns exactly what is published: the share, plus the opening once per as many pesos as there are numbers',
  ),
  'games.matchReturn': proof(
    'operator/sports/sports.test.ts',
    'every price returns what is stated, over all 1,000 results, and never more than 95%',
  ),
  'games.digitsRules': proof(
    'operator/rules/rules.test.ts',
    'digits: $id returns exactly what the page states, over all 1,000 draws, whatever the lucky pick',
  ),
  'games.sixFunRules': proof(
    'operator/rules/sixNumbers.test.ts',
    'return exactly what the page states, over every possible six',
  ),
  'games.otherOdds': mode,
  'games.oddsChanged': mode,
};

describe('[PROT-16] sentences of help, terms, announcements and games about age, safety, odds and limits', () => {
  test('each names what makes it true', () => {
    const found = [...english].filter(([, text]) => topic.test(text) && isSentence(text));
    expect(found.map(([path]) => path).toSorted()).toEqual(Object.keys(truths).toSorted());
  });

  test('that a higher limit waits is true in every profile', () => {
    expect(profileNames.map((name) => switches.raiseWaitHours.values[name])).toEqual([24, 24, 24, 24]);
  });

  test.each(languageCodes)('in %s those about age contain the profile’s, and no other', (language) => {
    const texts = contentOf(language);
    const ages = new RegExp(
      `\\b(${profileNames.map((name) => switches.minimumAge.values[name]).join('|')})\\b`,
    );
    const wrong = Object.keys(truths).filter((path) => {
      const text = texts.get(path) ?? '';
      return truths[path] === 'age' && (!text.includes('{age}') || ages.test(text));
    });
    expect(wrong).toEqual([]);
  });

  test('those that no switch changes are proved by an existing test', () => {
    const proofs = Object.values(truths).filter((truth) => typeof truth !== 'string');
    expect(missingProofs(proofs)).toEqual([]);
  });
});
