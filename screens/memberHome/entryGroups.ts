import type { ParseKeys } from 'i18next';
import { ArrowLeftRight, Dices, ScrollText, ShieldCheck, Target, UserPlus, Wallet } from 'lucide-react';
import {
  agentCentre,
  memberEntries,
  type MemberEntry,
  type MemberFlag,
} from '#screens/shared/player/memberEntries.ts';
import { isAgent } from '@araw/contract/calls/roles';

/** The four entries shown to everyone (MEM-03). */
export const mainEntries: readonly MemberEntry[] = [
  { path: '/m/voucherCenter', title: 'title.deposit', icon: Wallet },
  { path: '/m/gameRecord', title: 'title.gameRecord', icon: Dices },
  { path: '/m/transaction/record', title: 'title.transactionRecord', icon: ScrollText },
  { path: '/m/securityCenter', title: 'title.securityCenter', icon: ShieldCheck },
];

const superiorTransfer: MemberEntry = {
  path: '/m/upLine/transfer',
  title: 'title.uplineTransfer',
  icon: ArrowLeftRight,
};
const mission: MemberEntry = { path: '/m/leaderBoard', title: 'title.leaderBoard', icon: Target };
const referral: MemberEntry = { path: '/m/inviteFriends', title: 'title.inviteFriends', icon: UserPlus };

/** The conditions for the entries below the main four. */
export interface EntryConditions {
  whitelabel: Record<string, boolean | undefined>;
  /** Null for a visitor. */
  memberType: number | null;
  toUpline: boolean;
  /** The types of the available promotions. */
  promotions: readonly string[];
}

export interface EntryGroup {
  title: Extract<ParseKeys, `member.${string}`>;
  entries: MemberEntry[];
}

/** The conditional entries, grouped by topic; empty groups are left out (MEM-03, MEM-06). */
export function entryGroups({ whitelabel, memberType, toUpline, promotions }: EntryConditions): EntryGroup[] {
  const flagged = (...flags: MemberFlag[]) =>
    flags.filter((flag) => whitelabel[flag]).map((flag): MemberEntry => memberEntries[flag]);
  const when = (condition: boolean | undefined, entry: MemberEntry) => (condition ? [entry] : []);

  const groups: EntryGroup[] = [
    { title: 'member.agents', entries: when(isAgent(memberType), agentCentre) },
    {
      title: 'member.records',
      entries: flagged('TRANSBETREPMEM3', 'TRANSREC3', 'DEPRECM3', 'WITHREC3', 'PERSREP', 'PLYRBT'),
    },
    {
      title: 'member.rewards',
      entries: [
        ...flagged('REWCEN3', 'PTSYS3', 'MANPLAYREB3'),
        ...when(promotions.includes('MISSION'), mission),
        ...when(promotions.includes('REFERRAL'), referral),
      ],
    },
    {
      title: 'member.account',
      entries: [
        ...flagged('MAILCEN', 'SECPRIV'),
        ...when(whitelabel['UPLINETRANS3'] && toUpline && memberType !== 2, superiorTransfer),
      ],
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** The main entries and those of the groups in one list, without duplicates (BOOT-07). */
export function entriesInOne(groups: readonly EntryGroup[]): EntryGroup {
  const all = [...mainEntries, ...groups.flatMap(({ entries }) => entries)];
  const entries = all.filter(({ path }, index) => all.findIndex((entry) => entry.path === path) === index);
  return { title: 'member.all', entries };
}
