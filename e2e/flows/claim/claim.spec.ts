import { test } from '#e2e/support/test.ts';
import { claimModel } from '#machines/claim/claim.model.ts';
import { claimBinding, giftClaimBinding, orderClaimBinding } from './claim.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[BEN-07] [NET-12] [NET-13]', claimModel, claimBinding);
test.describe('level gifts', () =>
  testFlow('[BEN-05] [NET-12] [NET-13]', claimModel, giftClaimBinding, 'claim, gifts'));
test.describe('orders of goods', () =>
  testFlow('[BEN-14] [NET-12] [NET-13]', claimModel, orderClaimBinding, 'claim, orders'));
