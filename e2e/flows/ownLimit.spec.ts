import { ownLimitModel } from '#machines/ownLimit/ownLimit.model.ts';
import { ownLimitBinding } from './ownLimit.binding.ts';
import { testFlow } from './testFlow.ts';

testFlow('[CASH-15] [NET-13]', ownLimitModel, ownLimitBinding);
