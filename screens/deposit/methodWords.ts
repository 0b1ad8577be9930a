import { useTranslation } from 'react-i18next';
import { unitText } from '#locales/intl.ts';
import type { AmountProblem } from '#machines/depositAmount.ts';
import { useAmountFault } from '#screens/shared/payments/useAmountFault.ts';
import type { PaymentMethod } from '@araw/contract/cashier/deposits';
import { formatMoney } from '#services/money.ts';
import { formatPercent } from '#services/percent.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** In the largest unit that is exact, with Latin digits. */
function durationText(minutes: number): string {
  const [unit, length] = units.find(([, each]) => minutes >= each && minutes % each === 0) ?? units[2];
  return unitText(minutes / length, unit);
}

/** Texts about a payment method (CASH-01) and about amounts it doesn't accept (CASH-02). */
export function useMethodWords() {
  const { t } = useTranslation();
  const amountFault = useAmountFault();

  function fee({ fee: { flat, share, bearer } }: PaymentMethod): string {
    if (flat === 0 && share === 0) return t('deposit.noFee');
    if (bearer === 'house') return t('deposit.feeOnHouse');
    const percent = formatPercent(share / 100);
    if (share === 0) return t('deposit.feeOf', { fee: formatMoney(flat) });
    if (flat === 0) return t('deposit.feeOf', { fee: percent });
    return t('deposit.feeOf', { fee: `${formatMoney(flat)} + ${percent}` });
  }

  return {
    fee,
    duration: ({ minutes }: PaymentMethod) => t('deposit.usually', { duration: durationText(minutes) }),
    closed: ({ opensAt, tooLittleLeft }: PaymentMethod, timeZone: string): string => {
      if (tooLittleLeft === 0) return t('deposit.limitReached');
      if (tooLittleLeft !== null) return t('deposit.tooLittleLeft', { amount: formatMoney(tooLittleLeft) });
      if (opensAt === null) return t('deposit.closed');
      return t('deposit.opens', { moment: formatDateTimeIn(timeZone, opensAt) });
    },
    bounds: ({ least, most }: PaymentMethod) =>
      t('deposit.bounds', { least: formatMoney(least), most: formatMoney(most) }),
    problem(problem: AmountProblem | null, method: PaymentMethod | null, amount: string): string | null {
      if (problem === null) return null;
      if (problem.kind === 'missing') return t('deposit.missing');
      if (problem.kind === 'malformed') return amountFault(amount);
      const values = { name: method?.name ?? '', amount: formatMoney(problem.amount) };
      return t(`deposit.${problem.kind}`, values);
    },
  };
}
