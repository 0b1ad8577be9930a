import { describe, expect, test } from 'vitest';
import { entryGroups, type EntryConditions } from './entryGroups.ts';

const paths = {
  TRANSBETREPMEM3: '/m/gameRecord',
  TRANSREC3: '/m/transaction/record',
  DEPRECM3: '/m/vouReport',
  WITHREC3: '/m/withdrawReport',
  PERSREP: '/m/profitandloss',
  REWCEN3: '/m/rewardCenter',
  PTSYS3: '/m/mall/mallHome',
  SECPRIV: '/m/securityCenter',
  MANPLAYREB3: '/m/member/manualRebate',
  PLYRBT: '/m/member/rebateReport',
  MAILCEN: '/m/webEmail',
};

const nothing: EntryConditions = { whitelabel: {}, memberType: 0, toUpline: false, promotions: [] };
const pathsOf = (given: Partial<EntryConditions>) =>
  entryGroups({ ...nothing, ...given }).flatMap(({ entries }) => entries.map(({ path }) => path));

describe('[MEM-03] entries by flag', () => {
  test.each(Object.entries(paths))('%s opens %s and nothing else', (flag, path) => {
    expect(pathsOf({ whitelabel: { [flag]: true } })).toEqual([path]);
  });

  test('all of them are in three groups', () => {
    const whitelabel = Object.fromEntries(Object.keys(paths).map((flag) => [flag, true]));
    expect(
      entryGroups({ ...nothing, whitelabel }).map(({ title, entries }) => [title, entries.length]),
    ).toEqual([
      ['member.records', 6],
      ['member.rewards', 3],
      ['member.account', 2],
    ]);
  });

  test('a merchant without flags has no groups at all', () => {
    expect(entryGroups(nothing)).toEqual([]);
  });
});

describe('[MEM-06] transfer to the agent above', () => {
  const allowed = { whitelabel: { UPLINETRANS3: true }, toUpline: true };

  test.each([
    ['a member with a superior', {}, true],
    ['an agent of type 1', { memberType: 1 }, true],
    ['an agent of type 2', { memberType: 2 }, false],
    ['a merchant that has it switched off', { whitelabel: {} }, false],
    ['a member whose info does not say toUpline', { toUpline: false }, false],
  ])('%s: %#', (_, given, offered) => {
    expect(pathsOf({ ...allowed, ...given }).includes('/m/upLine/transfer')).toBe(offered);
  });
});

describe('[MEM-06] promos', () => {
  test.each([
    [['MISSION'], ['/m/leaderBoard']],
    [['REFERRAL'], ['/m/inviteFriends']],
    [
      ['REFERRAL', 'MISSION', 'CASHBACK'],
      ['/m/leaderBoard', '/m/inviteFriends'],
    ],
    [['CASHBACK', 'TOURNAMENT'], []],
  ])('with the types %j open %j', (promotions, opened) => {
    expect(pathsOf({ promotions })).toEqual(opened);
  });
});
