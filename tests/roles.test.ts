import { expect, test } from 'vitest';
import { calls } from '@araw/contract/calls/calls';
import {
  type Access,
  decide,
  isAgent,
  isContractExempt,
  isRealAgent,
  isOpenTo,
  isTrial,
  type Standing,
} from '@araw/contract/calls/roles';
import { openWhileAway } from './protection/openWhileAway.ts';

const types = [null, 0, 1, 2, 4, 40, 41, 42, 99];

/** One letter per member type, in the order above: y allowed, L to login, H home, anything else shows the notice. */
function row(access: Access) {
  return types
    .map((type) => {
      const decision = decide(access, type);
      if (decision.allowed) return 'y';
      if (decision.goTo === '/m/login') return 'L';
      if (decision.goTo === '/m/home') return 'H';
      return { loginRequired: 'l', realAccountOnly: 'r', freeReject: 'f', nonMember: 'm', nonAgent: 'a' }[
        decision.reason
      ];
    })
    .join('');
}

test('[PERM-01] [PERM-02] [PERM-03] [PERM-05] the result of each access for each member type', () => {
  expect({
    anyone: row('anyone'),
    player: row('player'),
    passwordHolder: row('passwordHolder'),
    playerElseNotice: row('playerElseNotice'),
    realAccount: row('realAccount'),
    correspondent: row('correspondent'),
    agent: row('agent'),
    realAgent: row('realAgent'),
    agentElseHome: row('agentElseHome'),
  }).toEqual({
    //                 visitor 0 1 2 4 40 41 42 99
    anyone: 'yyyyyyyyy',
    player: 'Lyyyyyyyy',
    passwordHolder: 'HyyyHyyyH',
    playerElseNotice: 'lyyyyyyyy',
    realAccount: 'Lyyyrrrrr',
    correspondent: 'Lyyyfffff',
    agent: 'LHyyHHyyy',
    realAgent: 'LHyyHHrrr',
    agentElseHome: 'HHyyHHyyy',
  });
});

test('[PERM-02] an agent who counts as trial moves no money, offers no contracts and opens no accounts', () => {
  const named = Object.entries(calls).filter(([, { access }]) => access === 'realAgent');
  expect(named.map(([name]) => name)).toEqual([
    'recipients',
    'downlineTransfer',
    'transferDownline',
    'envelopeRain',
    'transferMultipleDownline',
    'stopEnvelope',
    'offerableContracts',
    'offerContract',
    'affiliateUrls',
    'createAffiliateUrl',
    'deleteAffiliateUrl',
    'registerByAffiliateUrl',
    'openDownlineAccount',
  ]);
});

test('[SES-02] types 0, 1, 2 are real and any other value counts as trial', () => {
  expect(types.filter(isTrial)).toEqual([4, 40, 41, 42, 99]);
});

test('[PERM-02] real agents are the types 1 and 2', () => {
  expect(types.filter(isRealAgent)).toEqual([1, 2]);
});

test('[PERM-03] agents are all types except 0, 4 and 40', () => {
  expect(types.filter(isAgent)).toEqual([1, 2, 41, 42, 99]);
});

test.each([
  [0, 'nonAgent'],
  [4, 'nonMember'],
  [40, 'nonMember'],
] as const)(
  '[PERM-03] type %i is told why on the agent home as on the other agent pages: %s',
  (type, reason) => {
    const refused = { allowed: false, reason, goTo: '/m/home' };
    expect([decide('agentElseHome', type), decide('agent', type)]).toEqual([refused, refused]);
  },
);

test('[PERM-03] a visitor to the agent home is sent home, with the message for members', () => {
  expect(decide('agentElseHome', null)).toEqual({ allowed: false, reason: 'nonAgent', goTo: '/m/home' });
});

test.each([4, 99])(
  '[PASS-01] [PERM-02] type %i, which has no password of its own, is told so and sent home',
  (type) => {
    const refused = { allowed: false, reason: 'realAccountOnly', goTo: '/m/home' };
    expect(decide('passwordHolder', type)).toEqual(refused);
  },
);

test('[PERM-04] contract prompts are not shown to visitors and the types 4, 40, 41, 42', () => {
  expect(types.filter(isContractExempt)).toEqual([null, 4, 40, 41, 42]);
});

test('[PROT-04] players on a break or excluded can use records, withdrawals, help and returning to play', () => {
  const open = Object.entries(calls).filter(([, { staysOpen }]) => staysOpen);
  expect(open.map(([name]) => name).toSorted()).toEqual([...openWhileAway].toSorted());
});

test('[PROT-04] a restriction closes everything it doesn’t allow, except calls open to visitors', () => {
  const rows = [
    ['player', true],
    ['player', false],
    ['anyone', false],
  ] as const;
  const open = (standing: Standing) =>
    rows.map(([access, staysOpen]) => isOpenTo({ access, staysOpen }, standing));
  expect(open('playing')).toEqual([true, true, true]);
  for (const standing of ['onBreak', 'excluded', 'over', 'returning'] as const) {
    expect(open(standing)).toEqual([true, false, true]);
  }
});
