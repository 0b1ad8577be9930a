/** The records lead to one another, so they come as one chunk. */
export {
  AccountRecordScreen,
  DepositRecordScreen,
  WithdrawalRecordScreen,
} from '#screens/records/AccountRecordScreen.tsx';
export { BettingRecordScreen } from '#screens/records/BettingRecordScreen.tsx';
export { ProfitScreen } from '#screens/records/ProfitScreen.tsx';
