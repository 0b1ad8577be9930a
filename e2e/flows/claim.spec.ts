import { claimModel } from '#machines/claim/claim.model.ts';
import { claimBinding } from './claim.binding.ts';
import { testFlow } from './testFlow.ts';

testFlow('[BEN-07] [NET-12] [NET-13]', claimModel, claimBinding);
