/** The records lead to one another, so they come as one chunk. */
export { AccountRecordScreen } from '#screens/records/AccountRecordScreen.tsx';
export { BettingRecordScreen } from '#screens/records/BettingRecordScreen.tsx';
export { DepositRecordScreen, WithdrawalRecordScreen } from '#screens/records/OrderRecordScreens.tsx';
export { ProfitScreen } from '#screens/records/ProfitScreen.tsx';
export { RebateRecordScreen } from '#screens/records/RebateRecordScreen.tsx';
export { RebateScreen } from '#screens/rebates/RebateScreen.tsx';
