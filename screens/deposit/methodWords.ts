import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { languages } from '#locales/languages.ts';
import type { AmountProblem } from '#machines/deposit/deposit.rules.ts';
import type { PaymentMethod } from '#services/contract/deposits.ts';
import { formatMoney } from '#services/money.ts';
import { formatPercent } from '#services/percent.ts';
import { unitText } from '#services/unitText.ts';
import { formatDateTimeIn } from '#services/contract/dates.ts';

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** In the largest unit that says it exactly, with Latin digits. */
function durationText(minutes: number, htmlLang: string): string {
  const [unit, length] = units.find(([, each]) => minutes >= each && minutes % each === 0) ?? units[2];
  return unitText(minutes / length, unit, htmlLang);
}

/** What is said of a way to pay (CASH-01) and of an amount that it does not take (CASH-02). */
export function useMethodWords() {
  const { t } = useTranslation();

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
    duration: ({ minutes }: PaymentMethod) =>
      t('deposit.usually', { duration: durationText(minutes, languages[shownLanguage()].htmlLang) }),
    closed: ({ opensAt, tooLittleLeft }: PaymentMethod, timeZone: string): string => {
      if (tooLittleLeft === 0) return t('deposit.limitReached');
      if (tooLittleLeft !== null) return t('deposit.tooLittleLeft', { amount: formatMoney(tooLittleLeft) });
      if (opensAt === null) return t('deposit.closed');
      return t('deposit.opens', { moment: formatDateTimeIn(timeZone, opensAt) });
    },
    bounds: ({ least, most }: PaymentMethod) =>
      t('deposit.bounds', { least: formatMoney(least), most: formatMoney(most) }),
    problem(problem: AmountProblem | null, method: PaymentMethod | null): string | null {
      if (problem === null) return null;
      if (problem.kind === 'missing' || problem.kind === 'malformed') return t(`deposit.${problem.kind}`);
      const values = { name: method?.name ?? '', amount: formatMoney(problem.amount) };
      return t(`deposit.${problem.kind}`, values);
    },
  };
}
