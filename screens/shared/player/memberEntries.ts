import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartNoAxesCombined,
  Dices,
  Gift,
  type LucideIcon,
  Mail,
  Network,
  Percent,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  ShoppingBag,
} from 'lucide-react';
import type { ParseKeys } from 'i18next';
import type { Access } from '@araw/contract/calls/roles';

export interface MemberEntry {
  path: `/m/${string}`;
  title: Extract<ParseKeys, `title.${string}`>;
  icon: LucideIcon;
  /** Defaults to real accounts. */
  access?: Access;
}

/** The agents' home page (PERM-03). */
export const agentCentre: MemberEntry = {
  path: '/m/agent/home',
  title: 'title.agentHome',
  icon: Network,
  access: 'agent',
};

/** The member page that each white-label flag enables (MEM-03, MEM-08). */
export const memberEntries = {
  TRANSBETREPMEM3: { path: '/m/gameRecord', title: 'title.gameRecord', icon: Dices },
  TRANSREC3: { path: '/m/transaction/record', title: 'title.transactionRecord', icon: ScrollText },
  DEPRECM3: { path: '/m/vouReport', title: 'title.depositReport', icon: ArrowDownToLine },
  WITHREC3: { path: '/m/withdrawReport', title: 'title.withdrawReport', icon: ArrowUpFromLine },
  PERSREP: { path: '/m/profitandloss', title: 'title.profitAndLoss', icon: ChartNoAxesCombined },
  REWCEN3: { path: '/m/rewardCenter', title: 'title.rewardCenter', icon: Gift },
  PTSYS3: { path: '/m/mall/mallHome', title: 'title.mall', icon: ShoppingBag },
  SECPRIV: { path: '/m/securityCenter', title: 'title.securityCenter', icon: ShieldCheck },
  MANPLAYREB3: { path: '/m/member/manualRebate', title: 'title.manualRebate', icon: Percent },
  PLYRBT: { path: '/m/member/rebateReport', title: 'title.rebateReport', icon: ReceiptText },
  MAILCEN: { path: '/m/webEmail', title: 'title.inbox', icon: Mail },
} as const satisfies Record<string, MemberEntry>;

export type MemberFlag = keyof typeof memberEntries;
