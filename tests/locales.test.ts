import { describe, expect, test } from 'vitest';
import { loadTexts, showLanguage, startI18n } from '#locales/i18n.ts';
import { type LanguageCode, languages, switcherLanguages } from '#locales/languages.ts';
import { shell } from '#locales/en/shell.ts';
import type { Part } from '#locales/messages.ts';
import { errorCodes } from '#services/contract/answer.ts';
import type { RefusalReason } from '#services/contract/roles.ts';
import { besideCount, whichOne, wordless, words } from './placeholders.ts';

/** Once for all tests: starting again would drop texts that nobody loads twice. */
const i18n = startI18n();

interface Texts {
  readonly [key: string]: string | Texts;
}

/** Every text by its whole key, such as `nav.home`. */
const flat = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

const files = import.meta.glob<Record<string, Texts>>('../locales/??/*.ts', { eager: true });

/** Every text of a language, whatever its part, by key. */
function textsOf(code: LanguageCode): Map<string, string> {
  const folder = `../locales/${code.toLowerCase()}/`;
  const parts = Object.keys(files).filter((path) => path.startsWith(folder));
  const texts = parts.flatMap((path) => Object.values(files[path] ?? {})).flatMap((part) => flat(part));
  return new Map(texts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const english = textsOf('EN');
const translations = {
  CN: textsOf('CN'),
  TH: textsOf('TH'),
  VI: textsOf('VI'),
  TY: textsOf('TY'),
  AR: textsOf('AR'),
} satisfies Record<Exclude<LanguageCode, 'EN'>, Map<string, string>>;

type Translated = keyof typeof translations;
const translated = Object.keys(translations) as Translated[];

/**
 * What a translator decided to leave in English: words that players use as they are.
 * A new entry is a decision, not a way around a missing translation.
 */
const keptInEnglish: Record<Translated, string[]> = {
  CN: ['QR Ph'],
  TH: ['QR Ph'],
  AR: ['PVP', 'QR Ph'],
  VI: ['Barangay', 'Bingo', 'HOT', 'Hot', 'JACKPOT', 'LIVE', 'Menu', 'QR Ph', 'vs', 'Jackpot'],
  TY: [
    'Account',
    'Address',
    'Barangay',
    'Parcel',
    'ZIP code',
    '{{count}} pts',
    'Android',
    'Arcade',
    'Bank transfer',
    'Banker',
    'Bonus',
    'Bonus: {{title}}',
    'Bingo',
    'CASH IN',
    'Captcha',
    'Cash in',
    'Country code',
    'Crypto',
    'Customer service',
    'Dragon',
    'E-lottery',
    'E-lotto',
    'E-wallet',
    'Esports',
    'Filter',
    'Fishing',
    'Flush',
    'Full house',
    'HOT',
    'Home',
    'Inbox',
    'JACKPOT',
    'JL slots',
    'LIVE',
    'Live',
    'Live casino',
    'Live chat',
    'Member center',
    'Menu',
    'Mobile number',
    'PVP',
    'Password',
    'Player',
    'Points mall',
    'Pragmatic slots',
    'Promo',
    'QR Ph',
    'Rebate',
    'Royal flush',
    'Scratch',
    'Slots',
    'Sports',
    'Straight',
    'Straight flush',
    'Trial',
    'Username',
    'Verification code',
    'Video poker',
    'carousel',
    'slide',
    'vs',
    'Agent',
    'Jackpot',
    'Net',
    'Withdrawal',
  ],
};

const ownScript = {
  CN: /\p{Script=Han}/u,
  TH: /\p{Script=Thai}/u,
  AR: /\p{Script=Arabic}/u,
} as const;

const placeholder = /\{\{[^{}]*\}\}/g;
const placeholdersOf = (text: string) => (text.match(placeholder) ?? []).toSorted();
const hasWords = (text: string) => /\p{L}/u.test(text.replace(placeholder, ''));

const rulesOf = (code: LanguageCode) => new Intl.PluralRules(languages[code].htmlLang);
/** What i18next puts behind the key of a text that has plural forms. */
const ending = /_(?:zero|one|two|few|many|other)$/;
const isPlural = (key: string) => ending.test(key);
/** A text by which i18next is asked, such as `code.wait`. */
const called = (key: string) => key.replace(ending, '');

/** The keys that a language must have, with a text's plural forms as its own numbers ask for them. */
function keysIn(code: LanguageCode): string[] {
  const forms = rulesOf(code).resolvedOptions().pluralCategories;
  const keys = [...english.keys()].flatMap((key) =>
    isPlural(key) ? forms.map((form) => `${called(key)}_${form}`) : [key],
  );
  return [...new Set(keys)].toSorted();
}

/** The English text whose placeholders a text has: of one with plural forms the most general. */
const englishOf = (key: string) => english.get(isPlural(key) ? `${called(key)}_other` : key) ?? '';

/** Whether one number alone has the form, which may then do without it: `one try is left`, `يومان`. */
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

  test('has no empty text and none with outer space', () => {
    expect([...texts].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  test('leaves in English exactly what was reviewed', () => {
    const same = [...texts].filter(([key, text]) => text === english.get(key) && hasWords(text));
    expect([...new Set(same.map(([, text]) => text))].toSorted()).toEqual(keptInEnglish[code].toSorted());
  });

  test('calls the brand by its name', () => {
    expect(texts.get('app.name')).toBe(english.get('app.name'));
  });

  test('is loaded and shown when it is chosen', async () => {
    expect(await showLanguage(code)).toBe(code);
    expect(i18n.t('title.settings')).toBe(texts.get('title.settings'));
    await loadTexts('accounts');
    expect(i18n.t('login.submit')).toBe(texts.get('login.submit'));
  });
});

describe('a number beside a word', () => {
  const texts: Record<LanguageCode, Map<string, string>> = { EN: english, ...translations };
  const everywhere = (Object.keys(texts) as LanguageCode[]).flatMap((code) =>
    [...texts[code]].map(([key, text]) => ({ code, key, text })),
  );
  const naming = (names: readonly string[]) =>
    everywhere.filter(({ text }) => names.some((name) => text.includes(`{{${name}}}`)));

  test('is called count, or its name is in the list of what needs no forms', () => {
    const known = ['count', ...besideCount, ...whichOne, ...wordless, ...words];
    const used = new Set([...english.values()].flatMap((text) => text.match(/(?<=\{\{)\w+(?=\}\})/g) ?? []));
    expect([...used].toSorted()).toEqual(known.toSorted());
  });

  test('stands in texts with plural forms, and these have one', () => {
    expect(naming(['count', ...besideCount]).filter(({ key }) => !isPlural(key))).toEqual([]);
    const uncounted = [...english].filter(
      ([key, text]) => isPlural(key) && !key.endsWith('_one') && !text.includes('{{count}}'),
    );
    expect(uncounted).toEqual([]);
  });

  test('in English has the two forms of English', () => {
    expect([...english.keys()]).toEqual(keysIn('EN'));
  });

  test('has no word in languages with several forms where it has none itself', () => {
    const inflecting = ({ code }: { code: LanguageCode }) => keysIn(code).some((key) => key.endsWith('_one'));
    const [ages, factors, figures] = ['age', 'factor', 'figure'].map((name) => naming([name]));
    // Ages are from 18 to 99, as the contract bounds them.
    const forms = (code: LanguageCode) =>
      new Set(Array.from({ length: 82 }, (_, index) => rulesOf(code).select(18 + index)));
    expect([forms('EN').size, forms('AR').size, ages?.length]).toEqual([1, 1, expect.any(Number)]);
    expect(factors?.filter(inflecting).filter(({ text }) => !text.includes('{{factor}} ×'))).toEqual([]);
    expect(figures?.filter(({ text }) => !/(?:·|\}\}) \{\{figure\}\}$/.test(text))).toEqual([]);
    expect(naming(['percent']).filter(({ text }) => !text.includes('{{percent}}%'))).toEqual([]);
    // The word of a range is that of its upper end.
    expect(naming(['min', 'max']).filter(({ text }) => !/\{\{min\}\}.*\{\{max\}\}/.test(text))).toEqual([]);
    const ranges = naming(['from']).filter(({ text }) => text.includes('{{count}}'));
    expect(ranges.filter(({ text }) => text.indexOf('{{from}}') > text.indexOf('{{count}}'))).toEqual([]);
  });
});

describe.each(Object.keys(languages) as LanguageCode[])('in %s', (code) => {
  const parts = Object.keys(files)
    .filter((path) => path.startsWith('../locales/en/'))
    .map((path) => path.slice('../locales/en/'.length, -'.ts'.length) as Part);
  const keys = [...new Set([...english.keys()].filter(isPlural).map(called))];

  test('[LANG-02] every text with plural forms is there for 0, 1, 2, 3, 11 and 100', async () => {
    const translate = i18n.t as (key: string, values: Record<string, unknown>) => string;
    await showLanguage(code);
    await Promise.all(parts.map(loadTexts));
    const own = code === 'EN' ? english : translations[code];
    const wrong = keys.flatMap((key) =>
      [0, 1, 2, 3, 11, 100].flatMap((count) => {
        const text = own.get(`${key}_${rulesOf(code).select(count)}`) ?? '';
        const number = code === 'AR' ? `\u2068${count}\u2069` : String(count);
        const shown = translate(key, { count });
        return text && shown === text.replaceAll('{{count}}', number) ? [] : [{ key, count, shown }];
      }),
    );
    expect(wrong).toEqual([]);
    expect(keys.length).toBeGreaterThan(70);
  });
});

test('[LANG-02] a count chooses the form of its language, and is written as numbers are', async () => {
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

test.each(['CN', 'TH', 'AR'] as const)('%s is written in its own script', (code) => {
  const foreign = [...translations[code]].filter(([, text]) => !ownScript[code].test(text) && hasWords(text));
  expect(foreign.filter(([, text]) => !keptInEnglish[code].includes(text))).toEqual([]);
});

test('Arabic closes every direction that it opens', () => {
  const closed = /\u2068[^\u2068\u2069]*\u2069/g;
  const open = [...translations.AR].filter(([, text]) => /[\u2068\u2069]/.test(text.replace(closed, '')));
  expect(open).toEqual([]);
});

test('[LANG-02] a value in an Arabic text keeps its own direction, and in the others it is as it was', async () => {
  const shown = () => i18n.t('offers.tooMuch', { rate: '5%' });
  await loadTexts('agents');
  await showLanguage('EN');
  expect(shown()).toBe('Your own contract pays 5% here. Offer no more.');
  await showLanguage('AR');
  expect(shown()).toBe('يدفع عقدك \u20685%\u2069 هنا. لا تعرض أكثر.');
});

/** As the specifications word them; where they only describe one, as the English file does. */
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

test.each(['EN', ...translated] as const)(
  '[NET-09] in %s each kind of failure has a text of its own',
  (code) => {
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
  },
);

describe('[NET-05] in the five languages of the switcher', () => {
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

  test.each(inSwitcher)('%s says every error of the contract', (_code, texts) => {
    expect(errorCodes.filter((code) => !texts.get(`error.${code}`))).toEqual([]);
  });
});

test('[PERM-02] [PERM-03] why a page sends somebody away is said before any other text has come', () => {
  const shown: Record<Exclude<RefusalReason, 'loginRequired'>, boolean> = {
    realAccountOnly: 'realAccountOnly' in shell.error,
    freeReject: 'freeReject' in shell.error,
    nonMember: 'nonMember' in shell.error,
    nonAgent: 'nonAgent' in shell.error,
  };
  expect(Object.values(shown)).not.toContain(false);
});

/** The word by which a share of the line's bets is called: with its ending it may stand in a sentence. */
const commissionWords: Record<LanguageCode, string> = {
  EN: 'ommission',
  CN: '佣金',
  TH: 'ค่าคอมมิชชัน',
  VI: 'oa hồng',
  TY: 'omisyon',
  AR: 'عمول',
};

test.each(Object.entries(commissionWords))(
  '[TEAM-01] [TEAM-04] in %s what an agent earns on bets has one name on every page',
  (code, word) => {
    const texts = code === 'EN' ? english : translations[code as Translated];
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
    expect(named.filter((key) => !texts.get(key)?.includes(word))).toEqual([]);
    expect(named.length).toBeGreaterThanOrEqual(11);
  },
);

test.each(['EN', ...translated] as const)('in %s a share in per cent is written in one way: 5%%', (code) => {
  const texts = code === 'EN' ? english : translations[code];
  expect([...texts].filter(([, text]) => /[\d}]\s%|٪/.test(text))).toEqual([]);
});
