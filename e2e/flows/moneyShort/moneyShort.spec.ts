import { moneyShortModel } from '#machines/moneyShort/moneyShort.model.ts';
import { moneyShortBinding } from './moneyShort.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[CASH-02] [NET-04]', moneyShortModel, moneyShortBinding);
