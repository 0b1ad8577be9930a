import { describe, expect, test } from 'vitest';
import { demoAccounts } from '#operator/seed/demoAccounts.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { shortcutsFor } from '#screens/agentHome/shortcuts.ts';
import { entryGroups, mainEntries } from '#screens/memberHome/entryGroups.ts';
import { isAgent, isRealAccount } from '@araw/contract/calls/roles';
import { entries, type Entry } from '#operator/sandbox/entries.ts';
import { settings } from '#operator/sandbox/settings/settings.ts';
import { seedState } from '#operator/sandbox/settings/state.ts';

/** Null for a visitor. */
function accountOf(name: string) {
  if (name === 'visitor') return null;
  const account = demoAccounts.find((each) => each.name === name);
  if (!account) throw new Error(`There is no demo account ${name}`);
  return account;
}

/** The entries of member centre and agent home for an account, with an entry's setting switched on. */
function shownTo(account: ReturnType<typeof accountOf>, { page, needs }: Entry): string[] {
  const state = needs ? settings[needs].write(seedState, { value: 'on' }) : seedState;
  const { whitelabel } = state.merchant;
  const type = account?.type ?? null;
  if (page === '/m/agent/home') return isAgent(type) ? shortcutsFor(whitelabel).map(({ path }) => path) : [];
  const groups = entryGroups({
    whitelabel,
    memberType: type,
    toUpline: account?.toUpline ?? false,
    promotions: state.promotions,
  });
  return [
    ...mainEntries.map(({ path }) => path),
    ...(account === null || account.level > 0 ? ['/m/member/benefits'] : []),
    '/m/app',
    ...groups.flatMap((group) => group.entries).map(({ path }) => path),
  ];
}

describe('[MEM-06] [MEM-03] [AGENT-03] demo members for every entry', () => {
  test.each(entries)('$page $path is seen by $seenBy', (entry) => {
    const blind = entry.seenBy.filter((name) => !shownTo(accountOf(name), entry).includes(entry.path));
    expect([entry.seenBy.length > 0, blind]).toEqual([true, []]);
  });

  test('the list has every entry once', () => {
    const listed = (page: Entry['page']) =>
      entries.filter((entry) => entry.page === page).map(({ path }) => path);
    const everything = entryGroups({
      whitelabel: merchant.whitelabel,
      memberType: 1,
      toUpline: true,
      promotions: ['MISSION', 'REFERRAL'],
    }).flatMap((group) => group.entries);
    const inCentre = [
      ...mainEntries.map(({ path }) => path),
      '/m/member/benefits',
      '/m/app',
      ...everything.map(({ path }) => path),
    ];
    expect(listed('/m/member/home').toSorted()).toEqual([...new Set(inCentre)].toSorted());
    expect(listed('/m/agent/home')).toEqual(shortcutsFor(merchant.whitelabel).map(({ path }) => path));
  });

  test('no one sees an entry without what it needs', () => {
    const needy = entries.filter(({ needs }) => needs);
    const seeing = needy.flatMap(({ needs: _needs, ...entry }) =>
      entry.seenBy.filter((name) => shownTo(accountOf(name), entry).includes(entry.path)),
    );
    expect([needy.map(({ entry }) => entry), seeing]).toEqual([['Missions', 'Invite friends'], []]);
  });

  test('the transfer is hidden from an agent of type 2 who may transfer, and from members who may not', () => {
    const [transfer] = entries.filter(({ path }) => path === '/m/upLine/transfer');
    const seeing = ['visitor', ...demoAccounts.map(({ name }) => name)].filter(
      (name) => transfer && shownTo(accountOf(name), transfer).includes(transfer.path),
    );
    expect(seeing).toEqual(['isko', 'amor']);
    expect(accountOf('jose')).toMatchObject({ type: 2, toUpline: true });
  });

  test('every role has a demo member, unlocked', () => {
    const types = demoAccounts.filter(({ locked }) => !locked).map(({ type }) => type);
    expect([...new Set(types)].toSorted((one, other) => one - other)).toEqual([0, 1, 2, 4, 40, 41, 42, 99]);
    expect(new Set(types.map(isRealAccount))).toEqual(new Set([true, false]));
  });
});
