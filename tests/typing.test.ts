import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { codeOf, readCode, readInvitation } from '@araw/contract/values/typedCode';
import { calls } from '@araw/contract/calls/calls';
import { addressReaders } from '@araw/contract/rewards/deliveryAddress';
import { isEmailAddress } from '@araw/contract/values/emailAddress';
import { formatMoney } from '#services/money.ts';
import { amountFault, readAmount, readCount, readDay, readRate } from '@araw/contract/values/typedNumber';
import * as contacts from '@araw/contract/values/typedContact';
import * as texts from '@araw/contract/values/typedText';
import { propertyRuns } from '@araw/testing/shortRun';

const readings: Record<string, (typed: string) => string> = {
  readAmount,
  readRate,
  readCount,
  readCode,
  readAccount: contacts.readAccount,
  readAccountNumber: contacts.readAccountNumber,
  readDay,
  readDigits: texts.readDigits,
  readEmail: contacts.readEmail,
  readInvitation,
  readLine: texts.readLine,
  readMobile: contacts.readMobile,
  readName: texts.readName,
  readPersonName: texts.readPersonName,
};

/** Escapes in the table stand for the character itself. */
const unescaped = (shown: string) =>
  shown.replace(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const page = readFileSync('docs/typing.md', 'utf8');
const rows = Array.from(
  page.matchAll(/^\| (read\w+) \| `([^`]+)` \| (?:`([^`]+)`|\*asked\* \((\w+)\)) \|$/gm),
  ([, reading = '', typed = '', meant, asked]) => ({ reading, typed: unescaped(typed), meant, asked }),
);

describe('[DEV-04] the spellings of docs/typing.md', () => {
  test('are read from its table, for every reading it names', () => {
    expect(rows.length).toBe(page.split('\n').filter((line) => /^\| read[A-Z]\w+ \|/.test(line)).length);
    expect(rows.length).toBeGreaterThan(75);
  });

  test.each(rows.filter(({ meant }) => meant !== undefined))('$reading: $typed means $meant', (row) => {
    expect(readings[row.reading]!(row.typed)).toBe(row.meant);
  });

  test.each(rows.filter(({ asked }) => asked !== undefined))('$reading: $typed needs a question', (row) => {
    expect(readings[row.reading]!(row.typed)).toBe(row.typed);
    const read = codeOf(row.typed);
    expect(row.reading === 'readCode' ? 'problem' in read && read.problem : amountFault(row.typed)).toBe(
      row.asked,
    );
  });
});

const marks = [
  '\u200b',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u202e',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\u00ad',
];
const spaces = [' ', '\u00a0', '\u202f', '\u2009', '\u3000', '\t'];
const around = fc.string({ unit: fc.constantFrom(...marks, ...spaces), maxLength: 4 });
/** The zero of each script in the product's languages and their neighbours. */
const zeros = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
];
const zero = fc.constantFrom(...zeros, 0x1040, 0x17e0, 0x1810, 0xff10, 0x1d7ce, 0x1d7f6);
const inScript = (text: string, from: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(from + Number(digit)));
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: length, maxLength: length });
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(...Array.from('0123456789.,-+() ₱P٫٬٣৫\u00a0\u200e@<>:?=&u')),
    maxLength: 16,
  }),
);

describe('[DEV-04] readings', () => {
  test.each(Object.keys(readings))('%s leaves its own result unchanged', (name) => {
    const read = readings[name]!;
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(read(read(typed))).toBe(read(typed));
      }),
      propertyRuns(1_000),
    );
  });

  test('every digit in any script counts as its value', () => {
    const all = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((sign) => /\p{Nd}/u.test(sign));
    expect(all.length).toBeGreaterThan(600);
    expect(texts.latinDigits(all.join(''))).toBe('0123456789'.repeat(all.length / 10));
  });

  test('the digits of every numbering system that browsers format amounts in are read', () => {
    const systems = [
      'arab',
      'arabext',
      'beng',
      'deva',
      'fullwide',
      'gujr',
      'khmr',
      'laoo',
      'mymr',
      'tamldec',
      'telu',
      'thai',
    ];
    for (const system of systems) {
      const written = new Intl.NumberFormat(`en-u-nu-${system}`, { minimumFractionDigits: 2 }).format(
        1_234_567.5,
      );
      expect([system, readAmount(written)]).toEqual([system, '1234567.50']);
    }
  });

  test('an amount formatted by this product is read, whatever surrounds it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999_999 }),
        zero,
        around,
        around,
        (centavos, from, before, after) => {
          const shown = inScript(formatMoney(centavos / 100), from);
          expect(Number(readAmount(before + shown + after))).toBe(centavos / 100);
          expect(amountFault(before + shown + after)).toBeNull();
        },
      ),
      propertyRuns(1_000),
    );
  });

  test('an amount keeps the typed digits, in their order', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        if (amountFault(typed) !== null) return;
        const kept = (text: string) => texts.latinDigits(text).replace(/\D/g, '');
        expect(readAmount(typed).replace(/\D/g, '').replace(/^0+/, '')).toBe(kept(typed).replace(/^0+/, ''));
        expect(/[-\u2212]/.test(typed)).toBe(false);
      }),
      propertyRuns(1_000),
    );
  });

  test('an amount with a decimal comma equals the one with a point', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999 }),
        fc.integer({ min: 0, max: 99 }),
        (pesos, centavos) => {
          const decimals = String(centavos).padStart(2, '0');
          expect(readAmount(`${pesos},${decimals}`)).toBe(`${pesos}.${decimals}`);
        },
      ),
      propertyRuns(1_000),
    );
  });

  test('a point before exactly three digits is never decided alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), digits(3), zero, (pesos, three, from) => {
        const typed = inScript(`${pesos}.${three}`, from);
        expect([readAmount(typed), amountFault(typed)]).toEqual([typed, 'unclear']);
      }),
      propertyRuns(1_000),
    );
  });

  test('a mobile number is the same however it is written', () => {
    const gap = fc.constantFrom('', ' ', '-', '.', '\u2013', '\u00a0', '\u200b');
    const start = fc.constantFrom('+63', '+63 ', '0063 ', '+63 (0)', '(+63) ', '＋63');
    fc.assert(
      fc.property(
        digits(9),
        start,
        gap,
        gap,
        zero,
        around,
        around,
        (rest, from, one, two, script, before, after) => {
          const written = `9${rest.slice(0, 2)}${one}${rest.slice(2, 5)}${two}${rest.slice(5)}`;
          expect(contacts.readMobile(before + inScript(from + written, script) + after)).toBe(`+639${rest}`);
        },
      ),
      propertyRuns(1_000),
    );
  });

  test('a message’s code is found anywhere, and once if it appears twice', () => {
    const words = fc.constantFrom('Your code is ', 'G-', '', '<#> ', 'OTP: ', '您的验证码是');
    const rest = fc.constantFrom(
      '. Valid for 5 minutes.',
      ' is your code',
      '',
      '\n@araw.example',
      '。',
      ' po, salamat',
    );
    fc.assert(
      fc.property(digits(6), words, rest, zero, fc.boolean(), (code, before, after, script, twice) => {
        const message = before + inScript(code, script) + after + (twice ? ` #${code}` : '');
        expect(codeOf(message)).toEqual({ code });
      }),
      propertyRuns(1_000),
    );
  });

  test('two different codes give none', () => {
    fc.assert(
      fc.property(digits(6), digits(6), (one, other) => {
        fc.pre(one !== other);
        expect(codeOf(`Code ${one}, later ${other}.`)).toEqual({ problem: 'several' });
      }),
      propertyRuns(1_000),
    );
  });

  test.each(['08951234567', '08961234567', '08971234567', '08981234567', '09911234567', '09941234567'])(
    'DITO’s %s is a number that goods can be sent to',
    (mobile) => expect(addressReaders.mobile(mobile)).toBe(mobile.slice(1)),
  );

  test.each([
    ["o'neil@example.com", true],
    ["o'neil@exam'ple.com", false],
    ["'neil@example.com", false],
    ["o'@example.com", false],
  ])('[REG-12] %s is an address: %s', (address, fits) => expect(isEmailAddress(address)).toBe(fits));
});

type CallName = keyof typeof calls;

/** Every typed text of a request, with a spelling, and what is sent and stored. */
const fields: [CallName, string, string, string][] = [
  ['logIn', 'username', ' ｍaria\u200e', 'maria'],
  ['logIn', 'captcha', '１２٣4', '1234'],
  ['takeAccount', 'username', '\u2068maria\u2069', 'maria'],
  ['takeAccount', 'birthDate', '١٩٩٠/٥/٧', '1990-05-07'],
  ['takeAccount', 'captcha', '12 34', '1234'],
  ['checkUsername', 'username', 'maria ', 'maria'],
  ['checkEmail', 'email', 'mailto:m@araw.example', 'm@araw.example'],
  ['checkAffiliate', 'code', 'https://araw.example/m/register?affiliateCode=M1', 'M1'],
  ['sendLoginCode', 'mobileNo', '\u202a+63 917 123 4567\u202c', '+639171234567'],
  ['sendRegisterCode', 'mobileNum', '0063 917 123 4567', '+639171234567'],
  ['forgotBySms', 'mobileNum', '(0917) 123-4567', '09171234567'],
  ['forgotByEmail', 'account', 'm＠araw.example.', 'm@araw.example'],
  ['verifyPasswordCode', 'account', ' m@araw.example', 'm@araw.example'],
  ['verifyPasswordCode', 'code', 'Your code is 123456.', '123456'],
  ['updateEmail', 'email', '<m@araw.example>', 'm@araw.example'],
  ['updateMobile', 'mobileNum', '٠٩١٧١٢٣٤٥٦٧', '09171234567'],
  ['confirmContact', 'code', '123456123456', '123456'],
  ['updateProfile', 'nickname', '\u200fMaria ', 'Maria'],
  ['quoteDeposit', 'amount', '₱1,000.00', '1000.00'],
  ['sendReceipt', 'reference', ' 123\u200b', '123'],
  ['setOwnLimit', 'amount', '1.000,00', '1000.00'],
  ['quoteWithdrawal', 'amount', '１０００', '1000'],
  ['transferUpline', 'amount', 'PHP 1000', '1000'],
  ['transferDownline', 'amount', '100,50', '100.50'],
  ['transferDownline', 'account', 'maria\u00a0', 'maria'],
  ['transferDownline', 'note', '\u200eThanks\u200e', 'Thanks'],
  ['transferMultipleDownline', 'amount', '१०००', '1000'],
  ['transferMultipleDownline', 'greeting', ' Luck \u200b', 'Luck'],
  ['recipients', 'search', 'ｍａｒ', 'mar'],
  ['addPayoutAccount', 'number', '0917-123 4567', '09171234567'],
  ['addPayoutAccount', 'holder', 'Maria  O’Neil', "Maria O'Neil"],
  ['createAffiliateUrl', 'label', ' Friends ', 'Friends'],
  ['createAffiliateUrl', 'code', ' friends1', 'friends1'],
  ['openDownlineAccount', 'account', 'maria ', 'maria'],
  ['downlines', 'account', ' mar', 'mar'],
  ['gameList', 'gameName', ' slot ', 'slot'],
  ['register', 'username', ' maria_1 ', 'maria_1'],
  ['register', 'affiliateCode', 'https://araw.example/?affiliateCode=M1', 'M1'],
  ['register', 'recommenderId', 'maria\u200e', 'maria'],
  ['register', 'nickname', ' Maria ', 'Maria'],
  ['register', 'payeeName', 'Jose\u0301  Cruz', 'José Cruz'],
  ['register', 'email', 'm＠araw.example', 'm@araw.example'],
  ['register', 'mobileNum', '+63 (0)917 123 4567', '+639171234567'],
  ['register', 'idNumber', ' A-1２3', 'A-123'],
  ['register', 'qqNum', '12 345', '12345'],
  ['register', 'facebook', 'maria.1 ', 'maria.1'],
  ['register', 'wechat', ' maria-1', 'maria-1'],
  ['register', 'line', 'maria.l\u200b', 'maria.l'],
  ['register', 'whatsapp', '+63 917-123-4567', '+639171234567'],
  ['register', 'zalo', '٠٩١٧١٢٣٤٥٦٧', '09171234567'],
  ['register', 'captcha', '１２３４', '1234'],
  ['register', 'verificationCode', '123-456', '123456'],
  ['register', 'birthDate', '1990年5月7日', '1990-05-07'],
];

/** Never normalise secrets. */
const secrets: [CallName, string][] = [
  ['logIn', 'password'],
  ['takeAccount', 'password'],
  ['takeAccount', 'newPassword'],
  ['register', 'password'],
  ['register', 'confirmPassword'],
  ['register', 'paymentPassword'],
  ['changePassword', 'oldPassword'],
  ['changePassword', 'newPassword'],
  ['verifyPasswordCode', 'newPassword'],
  ['openDownlineAccount', 'password'],
];

const entryOf = (call: CallName, field: string) =>
  (calls[call].request as unknown as { entries: Record<string, v.GenericSchema> }).entries[field]!;

describe('[DEV-04] what the app sends and the operator stores', () => {
  test.each(fields)('%s %s: %j is %j', (call, field, typed, meant) => {
    expect(v.parse(entryOf(call, field), typed)).toBe(meant);
    expect(v.parse(entryOf(call, field), meant)).toBe(meant);
  });

  test.each(secrets)('%s %s is what was typed', (call, field) => {
    const typed = ' \u200eｐäss\u00a0１２３\u202e ';
    expect(v.parse(entryOf(call, field), typed)).toBe(typed);
  });

  test.each(['1.000', '0.005', '-100', '1e3', '$100'])(
    'an amount of %s is refused, not guessed',
    (amount) => {
      expect(v.safeParse(entryOf('quoteDeposit', 'amount'), amount).success).toBe(false);
    },
  );

  test('a payment PIN is accepted only in 0 to 9', () => {
    expect(v.safeParse(entryOf('addPayoutAccount', 'paymentPassword'), '２４６８１３').success).toBe(false);
  });
});
