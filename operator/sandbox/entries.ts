import type { SettingName } from './settings/settings.ts';

/** An entry of the member centre or agent home, and demo accounts that see it. */
export interface Entry {
  page: '/m/member/home' | '/m/agent/home';
  entry: string;
  path: string;
  /** One demo account of each role that can see it; `visitor` means logged out. */
  seenBy: readonly string[];
  /** Setting that it needs beyond the seed's. */
  needs?: SettingName;
}

const everybody = ['visitor', 'maria', 'ramon', 'jose', 'tina', 'pedro', 'rosa', 'dante', 'gina'];
const agents = ['ramon', 'jose', 'rosa', 'dante', 'gina'];

const member = (entry: string, path: string, more: Partial<Entry> = {}): Entry => ({
  page: '/m/member/home',
  entry,
  path,
  seenBy: everybody,
  ...more,
});
const agent = (entry: string, path: string): Entry => ({
  page: '/m/agent/home',
  entry,
  path,
  seenBy: agents,
});

/** Every entry that depends on the member type or a setting (MEM-02, MEM-03, MEM-06, AGENT-03, AGENT-04). */
export const entries: readonly Entry[] = [
  member('Deposit', '/m/voucherCenter'),
  member('Betting record', '/m/gameRecord'),
  member('Account record', '/m/transaction/record'),
  member('Security centre', '/m/securityCenter'),
  member('VIP benefits', '/m/member/benefits', { seenBy: ['visitor', 'maria', 'ramon', 'amor'] }),
  member('Download app', '/m/app'),
  member('Agent centre', '/m/agent/home', { seenBy: agents }),
  member('Cash-in record', '/m/vouReport'),
  member('Withdrawal record', '/m/withdrawReport'),
  member('Profit and loss', '/m/profitandloss'),
  member('Rebate report', '/m/member/rebateReport'),
  member('Rewards', '/m/rewardCenter'),
  member('Points mall', '/m/mall/mallHome'),
  member('Claim rebate', '/m/member/manualRebate'),
  member('Missions', '/m/leaderBoard', { needs: 'promotion.MISSION' }),
  member('Invite friends', '/m/inviteFriends', { needs: 'promotion.REFERRAL' }),
  member('Inbox', '/m/webEmail'),
  member('Transfer to your agent', '/m/upLine/transfer', { seenBy: ['amor', 'isko'] }),
  agent('Team overview', '/m/agent/team/overview'),
  agent('Account record', '/m/transaction/record?types=A'),
  agent('Team management', '/m/member/team'),
  agent('Red envelope rain', '/m/redRain'),
  agent('Team profit and loss', '/m/agent/team/pnl'),
  agent('Team betting', '/m/teamBetting'),
  agent('Rebate settings', '/m/member/agent/agentRebeat'),
  agent('Commission', '/m/member/teamRebate'),
  agent('Security centre', '/m/securityCenter'),
  agent('Inbox', '/m/webEmail'),
  agent('Online service', '/m/onlineChat'),
];
