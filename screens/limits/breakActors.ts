import { fromPromise } from 'xstate';
import type { StandingOutcome, StandingWish } from '#machines/break/break.machine.ts';
import type { OwnerProof } from '@araw/contract/accounts/member';
import type { Protection } from '@araw/contract/protection/protection';
import type { OperatorClient } from '#services/client/operator.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { readProtection } from './limitsActors.ts';

const noted = { accepted: (protection: Protection) => ({ protection }) };

function send(operator: OperatorClient, wish: StandingWish, proof: OwnerProof, key: string) {
  switch (wish.do) {
    case 'break':
      return operator.takeBreak({ key, days: wish.days, proof });
    case 'exclusion':
      return operator.selfExclude({ key, months: wish.months, proof });
    case 'return':
      return operator.askReturn({ key, proof });
  }
}

/** Reads the player's state; requests a break, exclusion or return. Leaving the page doesn't abort a request. */
export const defineBreakActors = (operator: OperatorClient) => ({
  loadProtection: readProtection(operator),
  ask: fromPromise<StandingOutcome, { wish: StandingWish; proof: OwnerProof; key: string }>(
    ({ input: { wish, proof, key } }) => outcomeOf(send(operator, wish, proof, key), noted),
  ),
  stay: fromPromise<StandingOutcome, { key: string }>(({ input }) =>
    outcomeOf(operator.withdrawReturn(input), noted),
  ),
});
