import { expect, test } from 'vitest';
import { calls } from '#services/contract/calls.ts';
import { type Access, decide, isAgent, isContractExempt, isTrial } from '#services/contract/roles.ts';

const types = [null, 0, 1, 2, 4, 40, 41, 42, 99];

/** One letter a member type, in the order above: y allowed, L to login, H home, else the notice. */
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

test('[PERM-01] [PERM-02] [PERM-03] [PERM-05] what each member type meets at each access', () => {
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

test('[PERM-02] an agent who counts as trial moves no money and opens no accounts', () => {
  const named = Object.entries(calls).filter(([, { access }]) => access === 'realAgent');
  expect(named.map(([name]) => name)).toEqual([
    'recipients',
    'downlineTransfer',
    'transferDownline',
    'envelopeRain',
    'transferMultipleDownline',
    'stopEnvelope',
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

test('[PERM-03] agents are the types but 0, 4 and 40', () => {
  expect(types.filter(isAgent)).toEqual([1, 2, 41, 42, 99]);
});

test.each([
  [0, 'nonAgent'],
  [4, 'nonMember'],
  [40, 'nonMember'],
] as const)(
  '[PERM-03] type %i is told why at the agent home as at the other agent pages: %s',
  (type, reason) => {
    const refused = { allowed: false, reason, goTo: '/m/home' };
    expect([decide('agentElseHome', type), decide('agent', type)]).toEqual([refused, refused]);
  },
);

test('[PERM-03] a visitor of the agent home is sent home, with the word for members', () => {
  expect(decide('agentElseHome', null)).toEqual({ allowed: false, reason: 'nonAgent', goTo: '/m/home' });
});

test.each([4, 99])(
  '[PASS-01] [PERM-02] type %i, which has no password of its own, is told so and sent home',
  (type) => {
    const refused = { allowed: false, reason: 'realAccountOnly', goTo: '/m/home' };
    expect(decide('passwordHolder', type)).toEqual(refused);
  },
);

test('[PERM-04] contract prompts spare visitors and the types 4, 40, 41, 42', () => {
  expect(types.filter(isContractExempt)).toEqual([null, 4, 40, 41, 42]);
});
