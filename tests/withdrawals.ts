import type { WithdrawalQuote } from '#services/contract/withdrawals.ts';

/** A quote as the operator gives it: of 5,000 pesos to an e-wallet. */
export const withdrawalQuoteOf = (rest: Partial<WithdrawalQuote> = {}): WithdrawalQuote => ({
  id: 'q1',
  account: {
    id: 'a1',
    kind: 'eWallet',
    institution: 'GCASH',
    name: 'GCash',
    icon: '',
    number: '•••• 4821',
    holder: 'Maria Santos',
    isDefault: true,
    usableAt: 0,
    inReview: false,
    inUse: false,
  },
  gross: 5_000,
  fee: 15,
  net: 4_985,
  rail: 'InstaPay',
  arrivesAt: 0,
  balanceBefore: 12_480.5,
  balanceAfter: 7_480.5,
  timesLeftAfter: 1,
  sumLeftAfter: 43_500,
  bonusEffect: '',
  mayCancel: true,
  endsAt: 600_000,
  ...rest,
});
