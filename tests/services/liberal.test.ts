import { describe, expect, test } from 'vitest';
import { readAnswer } from '#services/client/answers.ts';
import { type CallName, calls } from '@araw/contract/calls/calls';
import type { Unreadable } from '@araw/contract/values/reading';
import { nameOf, openApiDocument } from '#tools/openapi/openapi.ts';

interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape;
  items?: Shape;
  pattern?: string;
  format?: string;
  minimum?: number;
}

const names = Object.keys(calls) as CallName[];
const { schemas } = openApiDocument().components as { schemas: Record<string, Shape> };

/** Answers of each call according to docs/openapi.json. */
const shapes = Object.fromEntries(names.map((name) => [name, schemas[`${nameOf(name)}Value`]])) as Record<
  CallName,
  Shape
>;

const texts = ['7', '2026-01-15', 'iVBORw0KGgo=', '/art/a.svg', '00000000-0000-4000-8000-000000000000'];

/** Writes values differently from the contract; by default as in the contract. */
type Write = (value: unknown, shape: Shape) => unknown;

/** An answer with every field of its shape and one row in each list. */
function written(shape: Shape, write: Write = (value) => value): unknown {
  const options = shape.anyOf ?? shape.oneOf;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return write(shape.enum[0], shape);
  if (options) {
    const own = options.find(({ type }) => type !== 'null') ?? {};
    // The operator may choose between number and text anyway.
    return written(own, own.properties || own.items ? write : undefined);
  }
  switch (shape.type) {
    case 'object': {
      const entries = Object.entries(shape.properties ?? { any: shape.additionalProperties ?? {} });
      const fields = entries.map(([name, field]) => [name, written(field, write)]);
      return write(Object.fromEntries(fields), shape);
    }
    case 'array':
      return write([written(shape.items ?? {}, write)], shape);
    case 'string':
      return write(
        texts.find((text) => new RegExp(shape.pattern ?? '', 'iu').test(text) && fits(text, shape)) ?? '7',
        shape,
      );
    case 'number':
    case 'integer':
      return write(Math.max(shape.minimum ?? 0, 20), shape);
    case 'boolean':
      return write(true, shape);
    default:
      return {};
  }
}

const fits = (text: string, { format }: Shape) =>
  format === undefined || (format === 'date' ? text === '2026-01-15' : text.startsWith('00000000'));

/** The app's reading of an answer, and the unreadable parts. */
function read(name: CallName, value: unknown) {
  const reported: (Unreadable & { list?: string })[] = [];
  const text = JSON.stringify({ success: true, value });
  const raw = { status: 200, text, requestId: '', retryAfter: undefined };
  return { value: readAnswer(name, raw, (_, found) => reported.push(...found)) as unknown, reported };
}

const right = (name: CallName) => read(name, written(shapes[name]));

describe('[NET-07] every call’s answer is understood however an operator writes it', () => {
  test.each(names)('%s exactly as in the contract', (name) => {
    expect(right(name).reported).toEqual([]);
  });

  test.each(names)('%s with numbers as text', (name) => {
    const asText: Write = (value) => (typeof value === 'number' ? String(value) : value);
    expect(read(name, written(shapes[name], asText))).toEqual(right(name));
  });

  test.each(names)('%s with numeric text as numbers, such as ids', (name) => {
    const asNumbers: Write = (value) => (value === '7' ? 7 : value);
    expect(read(name, written(shapes[name], asNumbers))).toEqual(right(name));
  });

  test.each(['1', 1, 'true'])('yes as %j', (yes) => {
    const asWord: Write = (value) => (value === true ? yes : value);
    const all = (write?: Write) =>
      Object.fromEntries(names.map((name) => [name, read(name, written(shapes[name], write))]));
    expect(all(asWord)).toEqual(all());
  });

  test.each(names)('%s with null for everything optional', (name) => {
    const without =
      (absent: (fields: Record<string, unknown>, field: string) => void): Write =>
      (value, { required = [], properties }) => {
        if (!properties) return value;
        const fields = { ...(value as Record<string, unknown>) };
        for (const field of Object.keys(fields)) if (!required.includes(field)) absent(fields, field);
        return fields;
      };
    const nulls = written(
      shapes[name],
      without((fields, field) => (fields[field] = null)),
    );
    const left = written(
      shapes[name],
      without((fields, field) => delete fields[field]),
    );
    expect(read(name, nulls)).toEqual(read(name, left));
  });

  // Vendors are keyed by category, where null is no category; a profile without the list defaults to the password.
  const withLists = names.filter((name) => name !== 'vendors' && name !== 'profile');
  test.each(withLists)('%s with null or nothing for a list', (name) => {
    const lists = (empty: unknown): unknown =>
      written(shapes[name], (value) => (Array.isArray(value) ? empty : value));
    const none = read(name, lists([]));
    expect([read(name, lists(null)), read(name, lists(undefined))]).toEqual([none, none]);
  });

  test.each(names)('%s with fields unknown to the contract', (name) => {
    const more: Write = (value, { properties }) =>
      properties ? { ...(value as object), unheardOf: { of: [1] } } : value;
    expect(read(name, written(shapes[name], more))).toEqual(right(name));
  });

  const rowsOfUnknownKind = names.flatMap((name) => {
    const kinds = new Set<string>();
    written(shapes[name], (value, { items }) => {
      for (const [field, { enum: known }] of Object.entries(items?.properties ?? {})) {
        if (known) kinds.add(field);
      }
      return value;
    });
    return [...kinds].map((field) => [name, field] as const);
  });
  const ofUnknownKind =
    (field: string): Write =>
    (value, { items }) => {
      if (!items?.properties?.[field]?.enum) return value;
      const [row] = value as object[];
      return [{ ...row, [field]: 'unheardOf' }, row, { ...row, [field]: 'unheardOf' }];
    };
  /** Money is always shown, even in an unknown state. */
  const isKept = ([name, field]: readonly [CallName, string]) =>
    field === 'state' && ['betRecord', 'teamBets'].includes(name);

  test.each(rowsOfUnknownKind.filter(isKept))('%s with rows whose %s is unknown', (name, field) => {
    const { value } = read(name, written(shapes[name], ofUnknownKind(field)));
    const [row] = (right(name).value as { list: object[] }).list;
    const unknown = { ...row, [field]: 'unknown' };
    expect(value).toEqual({ ...(right(name).value as object), list: [unknown, row, unknown] });
  });

  test.each(rowsOfUnknownKind.filter((row) => !isKept(row)))(
    '%s without rows whose %s is unknown',
    (name, field) => {
      const { value, reported } = read(name, written(shapes[name], ofUnknownKind(field)));
      const { unread: _, ...known } = value as { unread?: unknown };
      expect(known).toEqual(right(name).value);
      expect([...new Set(reported.map(({ path, received }) => `${path} ${received}`))]).toEqual([
        `${field} string`,
      ]);
    },
  );
});

/** Lists of money and of what is worth money, each with the place of its rows in the answer. */
const countedLists: [CallName, string, string][] = [
  ['cashIn', 'open', 'orders'],
  ['cashIn', 'demands', 'demands'],
  ['withdrawPage', 'demands', 'demands'],
  ['withdrawPage', 'onTheWay', 'withdrawals'],
  ['withdrawPage', 'locks', 'locks'],
  ['withdrawPage', 'accounts', 'payoutAccounts'],
  ['payoutAccounts', 'list', 'payoutAccounts'],
  ['depositRecord', 'list', 'deposits'],
  ['withdrawalRecord', 'list', 'withdrawals'],
  ['movementRecord', 'list', 'movements'],
  ['profitRecord', 'list', 'profit'],
  ['betRecord', 'list', 'bets'],
  ['betRecord', 'days', 'days'],
  ['betRecord', 'days.0.types', 'types'],
  ['betDetail', 'settlements', 'settlements'],
  ['lotteryOrders', 'list', 'orders'],
  ['lotteryOrderDetail', 'suborders', 'suborders'],
  ['missions', 'list', 'missions'],
  ['benefits', 'gifts', 'gifts'],
  ['benefits', 'levels', 'levels'],
  ['protection', 'limits', 'limits'],
  ['activity', 'spans', 'spans'],
  ['rewards', 'list', 'rewards'],
  ['rebate', 'rows', 'rebate'],
  ['rebateRecord', 'list', 'rebates'],
  ['rebateRecord', 'list.0.rows', 'rebate'],
  ['goodsOrders', 'list', 'goodsOrders'],
  ['pointsHistory', 'list', 'pointsHistory'],
  ['invitation', 'friends', 'friends'],
  ['envelopes', 'list', 'envelopes'],
  ['envelopeRain', 'list', 'envelopes'],
  ['subordinates', 'list', 'downlines'],
  ['downlines', 'list', 'downlines'],
  ['teamFigures', 'list', 'subordinates'],
  ['teamFigures', 'days', 'days'],
  ['teamFigures', 'categories', 'categories'],
  ['teamBets', 'list', 'bets'],
  ['rebateIncome', 'list', 'income'],
  ['givenContracts', 'list', 'givenContracts'],
  ['contractPayouts', 'list', 'contractPayouts'],
  ['dailySalaryHistory', 'list', 'contracts'],
  ['dividendHistory', 'list', 'contracts'],
  ['hourlySalaryHistory', 'list', 'contracts'],
];

/** Where a lost row hides no money of the player's, by reason. */
const uncountedLists: Readonly<Record<string, readonly string[]>> = {
  'part of a row or a receipt whose amounts are shown': [
    'actions',
    'conditions',
    'kinds',
    'level',
    'pictures',
    'rebate',
    'receipts',
    'steps',
    'weights',
  ],
  'an offer, which the operator checks again when it is taken': [
    'demands',
    'downlineRates',
    'exclusionMonths',
    'breakDays',
    'goods',
    'institutions',
    'methods',
    'prizes',
    'promotions',
    'quickAmounts',
    'rails',
    'rates',
    'rebateQuotas',
    'recipients',
    'salaries',
    'subordinates',
  ],
  'of games and what others have won': [
    'draws',
    'favouriteIds',
    'gameTypes',
    'games',
    'labels',
    'lotteries',
    'lotteryMenu',
    'mapping',
    'matches',
    'openedDraws',
    'rank',
    'recentLottery',
    'sorting',
    'vendorNames',
    'winners',
  ],
  'to read or to choose from': [
    'announcementImages',
    'banners',
    'categories',
    'children',
    'customerService',
    'dialingCodes',
    'domains',
    'help',
    'helpCenter',
    'hot',
    'imageCDNs',
    'inbox',
    'levels',
    'liveModels',
    'notices',
    'player',
    'popup',
    'promotion',
    'resources',
  ],
  'of the account and the team': [
    'accepted',
    'affiliateUrls',
    'changing',
    'editable',
    'logins',
    'ownerProofs',
    'registrations',
    'sessions',
    'teamKpi',
    'trail',
  ],
};

describe('[NET-08] [REC-07] unreadable rows are counted', () => {
  test.each(countedLists)('of %s, in %s, as %s', (name, place, list) => {
    const answer = { ...(written(shapes[name]) as object), unread: 0 };
    const rows = place
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], answer) as unknown[];
    rows.push(null, 7);
    expect(read(name, answer).value).toEqual({ ...(right(name).value as object), unread: { [list]: 2 } });
  });

  /** The places of all lists that the app reads row by row. */
  const placesOf = (value: unknown, place: string[] = []): string[][] => {
    if (typeof value !== 'object' || value === null) return [];
    const inside = Object.entries(value).flatMap(([key, part]) => placesOf(part, [...place, key]));
    return Array.isArray(value) ? [place, ...inside] : inside;
  };
  /** The names of a list whose unreadable row leaves no count in the answer. */
  const lostFrom = (name: CallName, place: readonly string[]) => {
    const answer = written(shapes[name]);
    const found = place.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], answer);
    (found as unknown[]).push(null);
    const { value, reported } = attemptToRead(name, answer);
    const { unread } = { ...(value as { unread?: object } | null) };
    return unread === undefined ? reported.map(({ list = '' }) => list) : [];
  };
  const attemptToRead = (name: CallName, answer: unknown) => {
    try {
      return read(name, answer);
    } catch {
      return { value: null, reported: [] };
    }
  };

  test('in every list, except those that are worth no money', () => {
    const lost = names.flatMap((name) =>
      placesOf(written(shapes[name])).flatMap((place) => lostFrom(name, place)),
    );
    expect([...new Set(lost)].toSorted()).toEqual(Object.values(uncountedLists).flat().toSorted());
  });

  test('of each list separately, whatever the operator sends in their place', () => {
    const page = written(shapes.withdrawPage) as { locks: unknown[]; accounts: unknown[] };
    const answer = { ...page, locks: [null], accounts: [...page.accounts, 7, 7], unread: { withdrawals: 5 } };
    expect(read('withdrawPage', answer).value).toEqual({
      ...(right('withdrawPage').value as object),
      locks: [],
      unread: { locks: 1, payoutAccounts: 2 },
    });
    expect(read('withdrawPage', { ...page, unread: 3 }).value).toEqual(right('withdrawPage').value);
  });
});
