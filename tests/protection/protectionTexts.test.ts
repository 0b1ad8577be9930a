import { describe, expect, test } from 'vitest';
import { languageCodes } from '@araw/contract/calls/languages';
import { contentTexts } from '#operator/content/contentTexts.ts';
import { textsWithParts } from '#tests/localeTexts.ts';
import { profileNames, type SwitchName, switches } from '@araw/contract/protection/protectionProfiles';
import { limitsProof, missingProofs, type Proof, rolledBackProof, standingProof } from './proofs.ts';

const codes = languageCodes.map((code) => code.toLowerCase());

/** A language's texts by `part:key`, all plural forms of a text together. */
function textsOf(code: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [part, key, text] of textsWithParts(code)) {
    const name = `${part}:${key.replace(/_(zero|one|two|few|many|other)$/, '')}`;
    found.set(name, [...(found.get(name) ?? []), text]);
  }
  return found;
}

/** Sentences about age, safety, odds and limits. */
const topic =
  /\{\{age\}\}|\bsafe\b|\blimits?\b|\bodds\b|\brandom\b|addictive|can't be ended|play again|pause your game|can't play|\b(or|and) (over|older)\b/i;
const isSentence = (text: string) => /[.?!]$|\{\{(age|time)\}\}|^You.* limit/.test(text);

type Truth =
  /** This switch fills in the placeholder. */
  | { of: SwitchName; says: '{{age}}' | '{{time}}' }
  /** This switch decides whether it is shown. */
  | { shownBy: SwitchName }
  /** No switch changes it; this test proves it. */
  | { proof: Proof };

const age: Truth = { of: 'minimumAge', says: '{{age}}' };
const raise: Truth = { of: 'raiseWaitHours', says: '{{time}}' };
const back: Truth = { of: 'returnWaitHours', says: '{{time}}' };
const by = (file: string, title: string): Truth => ({ proof: [file, title] });
const limits: Truth = { proof: limitsProof };
const reset = by('operator/protection/limits/limits.test.ts', '[PROT-02] used, remaining and next start');
const raiseTime = by(
  'operator/protection/limits/limits.test.ts',
  'a raise can be confirmed from exactly when it is due, for a week',
);
const offer = by(
  'operator/payments/demands/demands.test.ts',
  '[PROT-03] the offer of limits before the first cash-in',
);
const standing: Truth = { proof: standingProof };
const onlyLonger = by('operator/protection/exclusion/exclusion.test.ts', 'can only be extended');
const check = by(
  'operator/protection/realityCheck/realityCheck.test.ts',
  '[PROT-05] every cell of the table of reality checks',
);
const once = by(
  'operator/ledger/idempotency.test.ts',
  '[NET-13] is done once, and gets the same answer ever after, even years later',
);
const rolledBack: Truth = { proof: rolledBackProof };
const money = by('operator/payments/demands/demands.test.ts', '[CASH-15] requirements before money moves');

const truths: Record<string, Truth> = {
  'accounts:registration.consent': age,
  'accounts:registration.adults': age,
  'accounts:registration.hint.birthDate': age,
  'accounts:trial.age': age,
  'agents:openAccount.adults': age,
  'invitation:invitation.when': age,
  'protection:saferPlay.adults': age,

  'protection:limits.lead': limits,
  'protection:limits.empty': limits,
  'protection:limits.said.confirm': limits,
  'protection:limits.said.keep': limits,
  'protection:limits.tooLate': limits,
  'protection:limits.removeTitle': limits,
  'protection:limits.setTitle': limits,
  'protection:limits.raiseTitle': limits,
  'protection:limits.waits': limits,
  'protection:limits.ready': raiseTime,
  'protection:limits.rules': raise,
  'protection:limits.laterText': raise,
  'protection:limits.offer.first': offer,
  'protection:limits.offer.firstText': offer,
  'protection:limits.offer.review': offer,
  'deposit:deposit.tooLittleLeft': reset,
  'deposit:deposit.limitReached': reset,
  'shell:error.limitReached': reset,
  'shell:error.onBreak': standing,
  'shell:error.amountOutOfBounds': by(
    'operator/payments/deposits/quotes.test.ts',
    'each limit is refused with its own code, to the centavo',
  ),
  'withdrawal:withdrawal.problem.sumReached': by(
    'operator/payments/withdrawals/withdrawals.test.ts',
    'the limits per merchant’s day',
  ),

  'accounts:idle.text': by(
    'operator/accounts/login/accounts.test.ts',
    '[PROT-08] under %s, automatic calls of the page are answered for %d minutes and extend no session',
  ),

  'protection:realityCheck.text': check,
  'protection:consent.away': by(
    'operator/protection/consent/consents.test.ts',
    '[PROT-04] can be read and withdrawn on a break, not given',
  ),
  'protection:break.text': onlyLonger,
  'protection:break.breakText': onlyLonger,
  'protection:break.exclusionText': back,
  'protection:break.returnText': back,
  'protection:break.said.return': back,
  'protection:break.said.stay': standing,
  'protection:break.returnTitle': standing,
  'protection:break.overText': standing,
  'protection:break.onBreakText': money,
  'protection:protection.words.addictive': { shownBy: 'words' },

  'shell:status.maintenanceSafe': rolledBack,
  'shell:crash.text': once,
  'shell:crash.reloadText': once,
  'payments:paymentConfirmation.unsure': once,
  'payments:paymentConfirmation.stopped': once,
  'payments:paymentConfirmation.locked': once,
  'paymentPassword:paymentPassword.locked.text': once,
  'deposit:deposit.stillAsking': once,

  'envelopes:envelopeRain.splitHint.drawn': by(
    'operator/payments/envelopes/envelopeShares.test.ts',
    '[TEAM-07] each is drawn up to twice the mean of what remains, with the minimum reserved for all others',
  ),
  'mall:mall.hindrance.limit': by(
    'operator/mall/mall.test.ts',
    '[BEN-14] with another price, limit or terms than shown is refused, and the current ones are returned',
  ),
  'mall:mall.why.limit': by(
    'operator/mall/mall.test.ts',
    '[BEN-14] with another price, limit or terms than shown is refused, and the current ones are returned',
  ),
  'games:error.prizeModeWrong': by(
    'operator/lottery/prizeMode.test.ts',
    'an order keeps the mode it was placed under, and repeating it after a change returns that order',
  ),
};

const english = textsOf('en');

describe('[PROT-16] sentences about age, safety, odds and limits', () => {
  test('each names what makes it true', () => {
    const found = [...english]
      .filter(([, forms]) => forms.some((text) => topic.test(text) && isSentence(text)))
      .map(([key]) => key);
    expect(found.toSorted()).toEqual(Object.keys(truths).toSorted());
  });

  test.each(codes)(
    'in %s those filled in by a switch contain its value, and no number of their own',
    (code) => {
      const texts = textsOf(code);
      const wrong = Object.entries(truths).flatMap(([key, truth]) =>
        'of' in truth
          ? (texts.get(key) ?? ['']).filter(
              (text) => !text.includes(truth.says) || /\d/.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
            )
          : [],
      );
      expect(wrong).toEqual([]);
    },
  );

  test.each(codes)('in %s no sentence contains an age from a profile', (code) => {
    const ages = new RegExp(
      `\\b(${profileNames.map((name) => switches.minimumAge.values[name]).join('|')})\\b`,
    );
    expect([...textsOf(code)].filter(([, forms]) => forms.some((text) => ages.test(text)))).toEqual([]);
  });

  test('a profile’s text matches its switch', () => {
    const shown = profileNames.map((name) =>
      switches.words.values[name].map((word) => english.get(`protection:protection.words.${word}`)?.[0]),
    );
    expect(shown).toEqual([
      [],
      ['Gambling is addictive. Know when to stop.'],
      ['Take time to think.'],
      ['Gambling is addictive. Know when to stop.', 'Take time to think.'],
    ]);
  });

  test('those that no switch changes are proved by an existing test', () => {
    const proofs = Object.values(truths).flatMap((truth) => ('proof' in truth ? [truth.proof] : []));
    expect(missingProofs(proofs)).toEqual([]);
  });
});

test.each(Object.entries(contentTexts).map(([language, { help }]) => [language, help] as const))(
  '[PROT-14] [PROT-16] the help in %s leads to the page of limits, by its name in the app, to set one and to take a break',
  (language, topics) => {
    const [title] = textsOf(language.toLowerCase()).get('shell:title.limits') ?? [];
    const answers = Object.values(topics)
      .flatMap(({ children }): { content: string }[] => Object.values(children))
      .filter(({ content }) => content.includes(`<strong>${title}</strong>`));
    expect(answers).toHaveLength(2);
  },
);
