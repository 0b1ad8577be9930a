import { describe, expect, test } from 'vitest';
import { languageCodes, languages } from '@araw/contract/calls/languages';
import { say } from './say.ts';
import type { TextKey } from './texts.ts';

const files = import.meta.glob<Record<string, object>>('./??.ts', { eager: true });

const flat = (node: object, path = ''): [key: string, text: string][] =>
  Object.entries(node).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );

const textsOf = (code: string) => flat(files[`./${code.toLowerCase()}.ts`]?.[code.toLowerCase()] ?? {});

const form = /_(?:zero|one|two|few|many|other)$/;
const withoutForm = (key: string) => key.replace(form, '');
const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();

const english = new Map(textsOf('EN').map(([key, text]) => [withoutForm(key), text]));
const counted = new Set(textsOf('EN').flatMap(([key]) => (form.test(key) ? [withoutForm(key)] : [])));
const others = languageCodes.filter((code) => code !== 'EN');

/** Texts that are the same as in English, each read and right as it is. */
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  DE: ['goodsCategories.bonus'],
  FR: ['announcedPromotions.MISSION.title', 'chat.page.talk', 'gameTypes.LIVE', 'goodsCategories.bonus'],
  ID: ['gameTypes.LIVE', 'goodsCategories.bonus'],
  IT: ['chat.buttons.password', 'gameTypes.LIVE', 'goodsCategories.bonus'],
  MS: ['goodsCategories.bonus'],
  PL: ['goodsCategories.bonus'],
  PT: ['gameTypes.RNG'],
  TR: ['goodsCategories.bonus'],
  TY: [
    'chat.buttons.deposit',
    'chat.buttons.password',
    'chat.buttons.withdraw',
    'deposits.title',
    'gameTypes.FISH',
    'gameTypes.LIVE',
    'gameTypes.RNG',
    'goodsCategories.bonus',
    'goodsCategories.sport',
    'goodsCategories.tech',
    'rewardSources.points',
  ],
};

/** One text of each source. */
const sources = [
  'demands.identity',
  'accountDemands.review',
  'codes.login.text',
  'letters.passwordChanged.text',
  'fieldRules.mobile',
  'protection.breakOver.text',
  'offers.stop',
  'deposits.states.waiting',
  'withdrawals.requested.text',
  'locks.deposit',
  'withdrawalEffects.stays',
  'debts.paid.text',
  'paymentPassword.set.text',
  'payoutAccounts.added.text',
  'payoutHints.crypto',
  'transfers.received.text',
  'envelopes.received.text',
  'promotionRefusals.full',
  'chosenPromotion.given',
  'promotionConditions.everybody',
  'gameTypes.FISH',
  'promotionStates.comingSoon',
  'promotionDecisions.issued.text',
  'rewardStates.done',
  'rewardSources.rank',
  'rewards.waits.text',
  'missions.logInToday',
  'referralStates.bets',
  'referralReasons.device',
  'contracts.offered.text',
  'goodsCategories.home',
  'goodsOrderStates.placed',
  'goodsOrders.sent.text',
  'points.opening',
  'chat.greeting',
  'inbox.welcome.title',
  'announcedPromotions.REFERRAL.title',
  'promotionTitles.firstCashIn',
] as const satisfies TextKey[];

test('one text of each source is asked for', () => {
  const sectionOf = (key: string) => key.slice(0, key.indexOf('.'));
  const all = new Set([...english.keys()].map(sectionOf));
  expect(sources.map(sectionOf).toSorted()).toEqual([...all].toSorted());
});

describe.each(others)('[LANG-02] in %s', (code) => {
  const own = textsOf(code);

  test('the operator answers in the language, not in English', () => {
    const sameThere = sameAsEnglish[code] ?? [];
    const answered = sources.filter((key) => say(key, code) === say(key, 'EN') && !sameThere.includes(key));
    expect(answered).toEqual([]);
  });

  test('a text that is the same as in English is one that was reviewed', () => {
    const same = own.filter(([key, text]) => english.get(withoutForm(key)) === text).map(([key]) => key);
    expect(same.toSorted()).toEqual([...(sameAsEnglish[code] ?? [])].toSorted());
  });

  test('every text has the names of the English one', () => {
    const wrong = own.filter(([key, text]) => {
      const names = namesIn(text).join();
      const wanted = namesIn(english.get(withoutForm(key)) ?? '');
      // A form that covers a single number may leave it out.
      const mayOmit =
        counted.has(withoutForm(key)) && ['zero', 'one', 'two'].some((one) => key.endsWith(one));
      return (
        names !== wanted.join() && !(mayOmit && names === wanted.filter((one) => one !== 'count').join())
      );
    });
    expect(wrong).toEqual([]);
  });

  test('a text with a number has the plural forms of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(languages[code].htmlLang).resolvedOptions();
    const formsOf = (key: string) =>
      own.flatMap(([one]) => (withoutForm(one) === key && form.test(one) ? [one.slice(key.length + 1)] : []));
    for (const key of counted)
      expect([key, formsOf(key).toSorted()]).toEqual([key, pluralCategories.toSorted()]);
  });

  test('a form that leaves the number out covers a single number', () => {
    const rules = new Intl.PluralRules(languages[code].htmlLang);
    const numbers = Array.from({ length: 1_001 }, (_, number) => number);
    const silent = own.filter(([key, text]) => form.test(key) && !text.includes('{count}'));
    for (const [key] of silent) {
      const category = key.split('_').at(-1);
      expect([key, numbers.filter((number) => rules.select(number) === category).length]).toEqual([key, 1]);
    }
  });
});

describe('[LANG-02] a text with a number', () => {
  const claim = (language: string) => (count: number) =>
    say('promotionConditions.claim', language, { count });

  test('is said in the form of its number', () => {
    expect([1, 2, 1_000].map(claim('EN'))).toEqual([
      'Claim it within 1 day of getting it.',
      'Claim it within 2 days of getting it.',
      'Claim it within 1,000 days of getting it.',
    ]);
    expect([0, 1, 2, 3, 11, 100].map(claim('AR'))).toEqual([
      'استلمها خلال \u20680\u2069 يوم بعد منحها.',
      'استلمها خلال يوم واحد بعد منحها.',
      'استلمها خلال يومين بعد منحها.',
      'استلمها خلال \u20683\u2069 أيام بعد منحها.',
      'استلمها خلال \u206811\u2069 يومًا بعد منحها.',
      'استلمها خلال \u2068100\u2069 يوم بعد منحها.',
    ]);
    expect([1, 2, 5, 21].map((count) => say('missions.logIns', 'RU', { count }))).toEqual([
      'Входите 1 день',
      'Входите 2 дня',
      'Входите 5 дней',
      'Входите 21 день',
    ]);
    expect([1, 2, 5, 22].map((count) => say('missions.games', 'PL', { count }))).toEqual([
      'Zagraj w 1 grę',
      'Zagraj w 2 różne gry',
      'Zagraj w 5 różnych gier',
      'Zagraj w 22 różne gry',
    ]);
  });

  test('is said in English if the language is missing', () => {
    expect(claim('XX')(1)).toBe('Claim it within 1 day of getting it.');
  });
});
