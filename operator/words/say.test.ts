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

/** Numbers next to a `count`: `{opened} of {count} shares`, `{digits} or {count} digits`. */
const besideCount = ['digits', 'opened'];

/** Numbers that no word depends on: factors, percentages, the number of an order, and the bounds of a field. */
const wordless = ['factor', 'number', 'range', 'share'];

/** Everything else: names, amounts and times, already written. `least` and `most` are amounts, or bounds of a field. */
const words = [
  'account',
  'address',
  'agent',
  'amount',
  'bet',
  'bonus',
  'cap',
  'code',
  'day',
  'end',
  'games',
  'gross',
  'least',
  'method',
  'most',
  'name',
  'net',
  'owed',
  'parcel',
  'settled',
  'target',
  'time',
  'title',
];

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
    // Reviewed in docs/languages/kept.
    const kept = own.flatMap(([key, text]) => (english.get(key) === text ? [key] : []));
    const answered = sources.filter((key) => say(key, code) === say(key, 'EN') && !kept.includes(key));
    expect(answered).toEqual([]);
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

  test('every text has the tags and addresses of the English one', () => {
    const tagsOf = (text = '') => (text.match(/<[^>]*>?/g) ?? []).toSorted().join();
    const wrong = own.filter(([key, text]) => tagsOf(text) !== tagsOf(english.get(withoutForm(key))));
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
  const everywhere = languageCodes.flatMap((code) =>
    textsOf(code).map(([key, text]) => ({ code, key, text })),
  );
  const naming = (...names: string[]) =>
    everywhere.filter(({ text }) => namesIn(text).some((name) => names.includes(name)));

  test('names it count, or is listed as needing no forms', () => {
    const used = new Set(textsOf('EN').flatMap(([, text]) => namesIn(text)));
    expect([...used].toSorted()).toEqual(['count', ...besideCount, ...wordless, ...words].toSorted());
  });

  test('has plural forms in every language', () => {
    expect(naming('count', ...besideCount).filter(({ key }) => !form.test(key))).toEqual([]);
    expect(naming('share').filter(({ text }) => !/\{share\}[ \u00A0]?[%٪]|[%٪]\{share\}/.test(text))).toEqual(
      [],
    );
    const bounds = naming('range').map(({ key }) => key);
    expect(bounds.filter((key) => !key.startsWith('fieldRules.'))).toEqual([]);
  });

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
    expect([3, 10, 16, 100].map((count) => say('payoutHints.bank', 'AR', { count }))).toEqual([
      '\u20683\u2069 أرقام',
      '\u206810\u2069 أرقام',
      '\u206816\u2069 رقمًا',
      '\u2068100\u2069 رقم',
    ]);
    expect([10, 12, 22].map((count) => say('payoutHints.bankOr', 'PL', { digits: 9, count }))).toEqual([
      '9 lub 10 cyfr',
      '9 lub 12 cyfr',
      '9 lub 22 cyfry',
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
