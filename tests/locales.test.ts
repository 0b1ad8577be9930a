import { describe, expect, test, vi } from 'vitest';
import { loadTexts, showLanguage, startI18n } from '#locales/i18n.ts';
import {
  type LanguageCode,
  languageCodes,
  languages,
  switcherLanguages,
} from '@araw/contract/calls/languages';
import { shell } from '#locales/en/shell.ts';
import type { Part } from '#locales/messages.ts';
import { errorCodes } from '@araw/contract/calls/answer';
import type { RefusalReason } from '@araw/contract/calls/roles';
import { textsOf, textsWithParts } from './localeTexts.ts';
import { keptIn } from './keptTexts.ts';
import { besideCount, whichOne, wordless, words } from './placeholders.ts';

/** Once for all tests: restarting would drop loaded texts. */
const i18n = startI18n();

const english = textsOf('en');
type Translated = Exclude<LanguageCode, 'EN'>;
const translated = languageCodes.filter((code) => code !== 'EN');
const translations = Object.fromEntries(
  translated.map((code) => [code, textsOf(code.toLowerCase())]),
) as Record<Translated, Map<string, string>>;

const ownScript: Partial<Record<Translated, RegExp>> = {
  CN: /\p{Script=Han}/u,
  TW: /\p{Script=Han}/u,
  JA: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  KO: /\p{Script=Hangul}/u,
  TH: /\p{Script=Thai}/u,
  LO: /\p{Script=Lao}/u,
  KM: /\p{Script=Khmer}/u,
  MY: /\p{Script=Myanmar}/u,
  AR: /\p{Script=Arabic}/u,
  FA: /\p{Script=Arabic}/u,
  UR: /\p{Script=Arabic}/u,
  HI: /\p{Script=Devanagari}/u,
  NE: /\p{Script=Devanagari}/u,
  BN: /\p{Script=Bengali}/u,
  SI: /\p{Script=Sinhala}/u,
  TA: /\p{Script=Tamil}/u,
  RU: /\p{Script=Cyrillic}/u,
  UK: /\p{Script=Cyrillic}/u,
};

const placeholder = /\{\{[^{}]*\}\}/g;
const placeholdersOf = (text: string) => (text.match(placeholder) ?? []).toSorted();
const tagsOf = (text: string) => text.match(/<[^>]*>?/g) ?? [];
/** Texts may move a tag, but not its end before its beginning. */
const isNested = (text: string) => !/[<>]/.test(text.replaceAll(/<(\w+)>[^<>]*<\/\1>/g, ''));
const hasWords = (text: string) => /\p{L}/u.test(text.replace(placeholder, ''));

const rulesOf = (code: LanguageCode) => new Intl.PluralRules(languages[code].htmlLang);
/** i18next's suffixes for plural forms. */
const ending = /_(?:zero|one|two|few|many|other)$/;
const isPlural = (key: string) => ending.test(key);
/** The key without a plural suffix, such as `code.wait`. */
const called = (key: string) => key.replace(ending, '');

/** All keys that a language needs, with its own plural forms. */
function keysIn(code: LanguageCode): string[] {
  const forms = rulesOf(code).resolvedOptions().pluralCategories;
  const keys = [...english.keys()].flatMap((key) =>
    isPlural(key) ? forms.map((form) => `${called(key)}_${form}`) : [key],
  );
  return [...new Set(keys)].toSorted();
}

/** The English text with the same placeholders: for plurals the most general form. */
const englishOf = (key: string) => english.get(isPlural(key) ? `${called(key)}_other` : key) ?? '';

/** Whether a form is for a single number and may omit it: `one try is left`, `يومان`. */
function isOneNumber(code: LanguageCode, key: string): boolean {
  const rules = rulesOf(code);
  const numbers = Array.from({ length: 1_000 }, (_, number) => number);
  return numbers.filter((number) => key.endsWith(`_${rules.select(number)}`)).length === 1;
}

describe.each(translated)('%s', (code) => {
  const texts = translations[code];

  test('has the keys of the English file, with the forms of its own numbers', () => {
    expect([...texts.keys()]).toEqual(keysIn(code));
  });

  test('has the placeholders of each English text and no stray brace', () => {
    const differing = [...texts].filter(([key, text]) => {
      const found = placeholdersOf(text);
      const wanted = placeholdersOf(englishOf(key));
      const withoutCount = wanted.filter((one) => one !== '{{count}}');
      return !(
        String(found) === String(wanted) ||
        (isPlural(key) && isOneNumber(code, key) && String(found) === String(withoutCount))
      );
    });
    expect(differing).toEqual([]);
    expect([...texts].filter(([, text]) => /[{}]/.test(text.replace(placeholder, '')))).toEqual([]);
  });

  test('[LANG-02] has the tags of each English text, each closed in its turn', () => {
    const differing = [...texts].filter(
      ([key, text]) =>
        String(tagsOf(text).toSorted()) !== String(tagsOf(englishOf(key)).toSorted()) || !isNested(text),
    );
    expect(differing).toEqual([]);
  });

  test('has no empty text and none with outer space', () => {
    expect([...texts].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  test('calls the brand by its name', () => {
    expect(texts.get('app.name')).toBe(english.get('app.name'));
  });

  test('is loaded and shown when chosen', async () => {
    expect(await showLanguage(code)).toBe(code);
    expect(i18n.t('title.settings')).toBe(texts.get('title.settings'));
    await loadTexts('accounts');
    expect(i18n.t('login.submit')).toBe(texts.get('login.submit'));
  });
});

/** The word for `times` that these languages put after any number. */
const invariableTimes: Partial<Record<LanguageCode, string>> = {
  BN: 'গুণ',
  FA: 'برابر',
  NE: 'गुणा',
  SI: 'ගුණයක්',
  TR: 'katı',
  UR: 'گنا',
};

/** What follows an age where the languages have several forms for 18 to 99: it suits all of them. */
const anyAge: Partial<Record<LanguageCode, RegExp>> = {
  PL: /\{\{age\}\}(?:\+|\. rok życia)/,
  RU: /\{\{age\}\}(?:\+|,| или больше| и кто)/,
  TY: /\{\{age\}\}(?:\+| taong gulang| pataas)/,
  UK: /\{\{age\}\}(?:\+|,| або більше| і хто)/,
};

describe('a number next to a word', () => {
  const texts: Record<LanguageCode, Map<string, string>> = { EN: english, ...translations };
  const everywhere = (Object.keys(texts) as LanguageCode[]).flatMap((code) =>
    [...texts[code]].map(([key, text]) => ({ code, key, text })),
  );
  const naming = (names: readonly string[]) =>
    everywhere.filter(({ text }) => names.some((name) => text.includes(`{{${name}}}`)));

  test('is named count, or listed as needing no forms', () => {
    const known = ['count', ...besideCount, ...whichOne, ...wordless, ...words];
    const used = new Set([...english.values()].flatMap((text) => text.match(/(?<=\{\{)\w+(?=\}\})/g) ?? []));
    expect([...used].toSorted()).toEqual(known.toSorted());
  });

  test('only appears in texts with plural forms, all of which have one', () => {
    expect(naming(['count', ...besideCount]).filter(({ key }) => !isPlural(key))).toEqual([]);
    const uncounted = [...english].filter(
      ([key, text]) => isPlural(key) && !key.endsWith('_one') && !text.includes('{{count}}'),
    );
    expect(uncounted).toEqual([]);
  });

  test('in English has the two forms of English', () => {
    expect([...english.keys()]).toEqual(keysIn('EN'));
  });

  test('never depends on a word’s form where a text has no plural forms', () => {
    const inflecting = ({ code }: { code: LanguageCode }) => keysIn(code).some((key) => key.endsWith('_one'));
    const [ages, factors, figures] = ['age', 'factor', 'figure'].map((name) => naming([name]));
    // Ages are 18 to 99, as in the contract.
    const formsOfAges = (code: LanguageCode) =>
      new Set(Array.from({ length: 82 }, (_, index) => rulesOf(code).select(18 + index)));
    expect(Object.keys(anyAge)).toEqual(
      languageCodes.filter((code) => formsOfAges(code).size > 1).toSorted(),
    );
    expect(ages?.filter(({ code, text }) => anyAge[code] && !anyAge[code].test(text))).toEqual([]);
    const isCounted = ({ code }: { code: LanguageCode }) =>
      inflecting({ code }) && !Object.hasOwn(invariableTimes, code);
    expect(factors?.filter(isCounted).filter(({ text }) => !text.includes('{{factor}} ×'))).toEqual([]);
    const times = factors?.filter(({ code }) => Object.hasOwn(invariableTimes, code));
    expect(times?.filter(({ code, text }) => !text.includes(`{{factor}} ${invariableTimes[code]}`))).toEqual(
      [],
    );
    expect(figures?.filter(({ text }) => !/(?:·|\}\}) \{\{figure\}\}$/.test(text))).toEqual([]);
    const sign = ({ code }: { code: LanguageCode }) => (code === 'TR' ? '%{{percent}}' : '{{percent}}%');
    expect(naming(['percent']).filter((one) => !one.text.includes(sign(one)))).toEqual([]);
    // A range takes the form of its upper end.
    expect(naming(['min', 'max']).filter(({ text }) => !/\{\{min\}\}.*\{\{max\}\}/.test(text))).toEqual([]);
    const ranges = naming(['from']).filter(({ text }) => text.includes('{{count}}'));
    expect(ranges.filter(({ text }) => text.indexOf('{{from}}') > text.indexOf('{{count}}'))).toEqual([]);
  });
});

describe.each(Object.keys(languages) as LanguageCode[])('in %s', (code) => {
  const parts = [...new Set(textsWithParts('en').map(([part]) => part as Part))];
  const keys = [...new Set([...english.keys()].filter(isPlural).map(called))];

  test('[LANG-02] every text with plural forms is there for 0, 1, 2, 3, 11 and 100', async () => {
    const translate = i18n.t as (key: string, values: Record<string, unknown>) => string;
    await showLanguage(code);
    await Promise.all(parts.map(loadTexts));
    const own = code === 'EN' ? english : translations[code];
    const wrong = keys.flatMap((key) =>
      [0, 1, 2, 3, 11, 100].flatMap((count) => {
        const text = own.get(`${key}_${rulesOf(code).select(count)}`) ?? '';
        const number = languages[code].dir === 'rtl' ? `\u2068${count}\u2069` : String(count);
        const shown = translate(key, { count });
        return text && shown === text.replaceAll('{{count}}', number) ? [] : [{ key, count, shown }];
      }),
    );
    expect(wrong).toEqual([]);
    expect(keys.length).toBeGreaterThan(70);
  });
});

test('[LANG-02] a count selects its language’s form, and is formatted as a number', async () => {
  await loadTexts('records');
  await showLanguage('EN');
  const days = (count: number) => i18n.t('rangePicker.days', { count });
  expect([0, 1, 2, 1_000].map(days)).toEqual(['0 days', '1 day', '2 days', '1,000 days']);
  await showLanguage('AR');
  expect([0, 1, 2, 3, 11, 100].map(days)).toEqual([
    '\u20680\u2069 يوم',
    'يوم واحد',
    'يومان',
    '\u20683\u2069 أيام',
    '\u206811\u2069 يومًا',
    '\u2068100\u2069 يوم',
  ]);
  await showLanguage('TY');
  expect([1, 4].map(days)).toEqual(['1 araw', '4 araw']);
});

test('[LANG-02] a browser without Khmer plural rules uses its own, and shows the Khmer text anyway', async () => {
  const { PluralRules } = Intl;
  vi.spyOn(Intl, 'PluralRules').mockImplementation(function (tag, options) {
    return new PluralRules(tag === 'km' ? 'ar' : tag, options);
  } as typeof PluralRules);
  startI18n();
  await loadTexts('records');
  await showLanguage('KM');
  const text = translations.KM.get('rangePicker.days_other') ?? '';
  const days = (count: number) => i18n.t('rangePicker.days', { count });
  expect([1, 2, 3].map(days)).toEqual(['1', '2', '3'].map((count) => text.replace('{{count}}', count)));
});

test.each(Object.entries(ownScript) as [Translated, RegExp][])(
  '[LANG-02] %s is written in its own script',
  (code, script) => {
    const foreign = [...translations[code]].filter(([, text]) => !script.test(text) && hasWords(text));
    expect(foreign.filter(([, text]) => !keptIn(code).includes(text))).toEqual([]);
  },
);

test.each(['AR', 'FA', 'UR'] as const)('%s closes every direction mark that it opens', (code) => {
  const closed = /\u2068[^\u2068\u2069]*\u2069/g;
  const open = [...translations[code]].filter(([, text]) => /[\u2068\u2069]/.test(text.replace(closed, '')));
  expect(open).toEqual([]);
});

test('[LANG-02] a value in an Arabic text keeps its own direction, and is unchanged in other languages', async () => {
  const shown = () => i18n.t('offers.tooMuch', { rate: '5%' });
  await loadTexts('agents');
  await showLanguage('EN');
  expect(shown()).toBe("Your own contract pays 5% here. You can't offer more.");
  await showLanguage('AR');
  expect(shown()).toBe('يدفع عقدك \u20685%\u2069 هنا. لا تعرض أكثر.');
});

/** As worded in the specifications, or as in the English file if they only describe it. */
const dictionaryMessages = [
  'Account format incorrect',
  'Password format incorrect',
  'E-mail format incorrect',
  'Name format not valid',
  'Mobile number not valid',
  'Invitation code invalid',
  'Please enter a valid mobile number',
  'Please enter the correct date of birth',
  'Confirmation password not matched',
  'Enter password',
  'Incorrect password',
  'Enter verification code',
  'Captcha is 1-16 digits or the answer of the equation',
  'The new password and the old password cannot be the same',
  'Please login an actual account to use this function',
  '{{field}} is required',
  '{{field}} must be one of {{values}}',
  '{{field}} cannot be empty',
  '{{field}} must be between {{min}} and {{max}} characters',
  '{{field}} must be between {{min}} and {{max}}',
  'Non-member account unable to login',
  'Non-agents cannot log in',
  'Invalid invitation code',
  'You are not logged in, please login first',
  'The account has been logged out, please log in again',
  'Verification code error',
  'Sorry, you are not logged in! please login first.',
  'Sorry, this account does not have permission or the feature is temporarily unavailable.',
  'Sorry, the user does not exist or is disabled.',
  'Sorry, the username already exists.',
  'Referrer link error',
  'Unknown error',
  'The requested url is empty. please check your request format.',
  'System upgrading, please try again later.',
  'Platform under maintenance',
  'IP or location restriction',
  'Access restricted',
  'Slow Connection',
  'No Internet',
  'Login problems? Please contact customer service.',
  'Please wait',
  'Login required',
  'Cannot find module',
];

test.each(['EN', ...translated] as const)('[NET-09] in %s each kind of failure has its own text', (code) => {
  const texts = code === 'EN' ? english : translations[code];
  const kinds = [
    'offline',
    'timeout',
    'notJson',
    'shape',
    'sealing',
    'envelopeMissing',
    'unknown',
    'sessionEnded',
  ];
  const said = kinds.map((kind) => texts.get(`error.${kind}`));
  expect(said).not.toContain(undefined);
  expect(new Set(said).size).toBe(kinds.length);
});

describe('[NET-05] the five languages of the switcher', () => {
  const inSwitcher = switcherLanguages.map(
    (code) => [code, code === 'EN' ? english : translations[code]] as const,
  );

  test('are Chinese, English, Thai, Vietnamese and Tagalog', () => {
    expect(switcherLanguages.map((code) => languages[code].htmlLang)).toEqual([
      'zh-Hans',
      'en',
      'th',
      'vi',
      'fil',
    ]);
  });

  test.each(inSwitcher)('%s has every dictionary message', (code, texts) => {
    const missing = dictionaryMessages.filter((message) => {
      const keys = [...english].filter(([, text]) => text === message).map(([key]) => key);
      const said = (key: string) => (code === 'EN' ? texts.get(key) === message : texts.get(key) !== message);
      return keys.length === 0 || !keys.every((key) => texts.get(key) && said(key));
    });
    expect(missing).toEqual([]);
  });

  test.each(inSwitcher)('%s has a text for every error of the contract', (_code, texts) => {
    expect(errorCodes.filter((code) => !texts.get(`error.${code}`))).toEqual([]);
  });
});

test('[PERM-02] [PERM-03] the reason for a redirect is available before any other text has loaded', () => {
  const shown: Record<Exclude<RefusalReason, 'loginRequired'>, boolean> = {
    realAccountOnly: 'realAccountOnly' in shell.error,
    freeReject: 'freeReject' in shell.error,
    nonMember: 'nonMember' in shell.error,
    nonAgent: 'nonAgent' in shell.error,
  };
  expect(Object.values(shown)).not.toContain(false);
});

const glossaries = import.meta.glob<Record<string, { word: string }>>('../docs/glossary/??.json', {
  eager: true,
  import: 'default',
});

test.each(languageCodes)('[TEAM-01] [TEAM-04] in %s commissions have the same name on every page', (code) => {
  const texts = code === 'EN' ? english : translations[code];
  const { word = '-' } = glossaries[`../docs/glossary/${code.toLowerCase()}.json`]?.commission ?? {};
  const commission = new RegExp(word, 'iu');
  const named = [
    'menu.rebateIncome',
    'title.rebateIncome',
    'account.kinds.commission',
    'team.commission',
    'team.means.commission',
    'income.none',
    'income.captions.day',
    'income.captions.category',
    'income.captions.subordinate',
    'income.income',
    'income.sum',
    'income.rule',
    'openAccount.typeHint.member',
    'openAccount.typeHint.agent',
  ].filter((key) => texts.has(key));
  expect(named.filter((key) => !commission.test(texts.get(key) ?? ''))).toEqual([]);
  expect(named.length).toBeGreaterThanOrEqual(11);
});

test.each(['EN', ...translated] as const)(
  'in %s percentages have the same format everywhere: 5%%',
  (code) => {
    const texts = code === 'EN' ? english : translations[code];
    expect([...texts].filter(([, text]) => /[\d}]\s%|٪/.test(text))).toEqual([]);
  },
);
