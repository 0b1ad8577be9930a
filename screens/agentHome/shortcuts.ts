import type { ParseKeys } from 'i18next';
import {
  ChartNoAxesCombined,
  CloudRain,
  Coins,
  Headset,
  LayoutDashboard,
  type LucideIcon,
  Percent,
  ScrollText,
  Ticket,
  Users,
} from 'lucide-react';
import { memberEntries } from '#screens/shared/player/memberEntries.ts';
import type { Access } from '@araw/contract/calls/roles';

export interface Shortcut {
  path: string;
  title: ParseKeys;
  icon: LucideIcon;
  /** The page's access rule, if it turns away agents without a real account. */
  access?: Access;
}

/** By the merchant's menu keys, in the order shown (AGENT-03). */
const keyed: readonly (Shortcut & { key: string })[] = [
  { key: 'AGEPAG', path: '/m/agent/team/overview', title: 'title.teamOverview', icon: LayoutDashboard },
  {
    key: 'TRANSREC3',
    path: '/m/transaction/record?types=A',
    title: 'title.transactionRecord',
    icon: ScrollText,
  },
  { key: 'DOWNMAN', path: '/m/member/team', title: 'title.teamManagement', icon: Users },
  {
    key: 'AGENTRANSMULTDOWN3',
    path: '/m/redRain',
    title: 'title.redRain',
    icon: CloudRain,
    access: 'realAgent',
  },
  {
    key: 'AGETEAMPNL3',
    path: '/m/agent/team/pnl',
    title: 'title.teamProfitAndLoss',
    icon: ChartNoAxesCombined,
  },
  { key: 'TEAMBETTING3', path: '/m/teamBetting', title: 'title.teamBetting', icon: Ticket },
  { key: 'GAMSER', path: '/m/member/agent/agentRebeat', title: 'title.rebateSettings', icon: Percent },
  { key: 'AGEREBINC3', path: '/m/member/teamRebate', title: 'title.rebateIncome', icon: Coins },
  { key: 'SECPRIV', ...memberEntries.SECPRIV },
  { key: 'MAILCEN', ...memberEntries.MAILCEN, access: 'correspondent' },
];

/** Shown whatever the menu keys. */
const onlineService: Shortcut = {
  path: '/m/onlineChat',
  title: 'agentHome.onlineService',
  icon: Headset,
  access: 'correspondent',
};

export const shortcutsFor = (whitelabel: Record<string, boolean | undefined>): Shortcut[] => [
  ...keyed.filter(({ key }) => whitelabel[key]),
  onlineService,
];
