import { type WhitelabelFlag, whitelabelFlags } from '#operator/seed/merchant.ts';
import { onOff } from './inputs.ts';
import { each, isOn, one, onOrOff, type Setting } from './setting.ts';

const memberFlag = (entry: string): [string[], string] => [['MEM-03'], `The ${entry} of members.`];
const agentFlag = (entry: string): [string[], string] => [['AGENT-03'], `The shortcut ${entry} of agents.`];

const flagWords: Record<WhitelabelFlag, [requirements: string[], effect: string]> = {
  TRANSBETREPMEM3: memberFlag('Betting record'),
  TRANSREC3: [['MEM-03', 'AGENT-03'], 'The Account record entry of members and agents.'],
  DEPRECM3: memberFlag('Cash-in record'),
  WITHREC3: memberFlag('Withdrawal record'),
  PERSREP: memberFlag('Profit and loss'),
  REWCEN3: memberFlag('Rewards'),
  PTSYS3: memberFlag('Points mall'),
  SECPRIV: [['MEM-03', 'AGENT-03'], 'The Security centre entry of members and agents.'],
  MANPLAYREB3: memberFlag('Claim rebate'),
  PLYRBT: memberFlag('Rebate report'),
  MAILCEN: [['MEM-03', 'AGENT-03'], 'The Inbox entry of members and agents.'],
  CBS3: [['MSG-01', 'CS-03'], 'Live chat: its entry on /m/message, its calls.'],
  UPLINETRANS3: [['MEM-06'], 'The Transfer to your agent entry, for members who have it.'],
  AGENTPOLICY3: [['AGENT-05'], 'Agents are prompted on home about waiting contracts.'],
  AGEPAG: agentFlag('Team overview'),
  DOWNMAN: agentFlag('Team management'),
  AGENTRANSMULTDOWN3: agentFlag('Red envelope rain'),
  AGETEAMPNL3: agentFlag('Team profit and loss'),
  TEAMBETTING3: agentFlag('Team betting'),
  GAMSER: agentFlag('Rebate settings'),
  AGEREBINC3: agentFlag('Commission'),
  DIVIDEND3: [['AGENT-04'], 'Dividend in the footer of agents.'],
  FACEBOOKLOGIN3: [['LOGIN-09'], 'Login and sign-up with Facebook.'],
  GOOGLELOGIN3: [['LOGIN-09'], 'Login and sign-up with Google.'],
  MOBILEVERCODELOGIN3: [['LOGIN-01'], 'Login by SMS.'],
  PASSWORDCHANGEBYMAIL3: [['LOGIN-10', 'PASS-06'], 'Forgot password, by mail or SMS.'],
};

const flag = (name: WhitelabelFlag): Setting => {
  const [requirements, effect] = flagWords[name];
  return one(
    { group: 'flags', label: name, requirements, toldBy: `systemStatus info.whitelabel.${name}`, effect },
    onOff(),
    ({ whitelabel }) => onOrOff(whitelabel[name]),
    ({ whitelabel }, value) => ({ whitelabel: { ...whitelabel, [name]: isOn(value) } }),
  );
};

export const flags = each('flag.', whitelabelFlags, flag);
