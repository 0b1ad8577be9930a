import { useTranslation } from 'react-i18next';
import type { Step } from '#screens/shared/payments/Steps.tsx';
import { useCountedGames } from '#screens/shared/rewards/usePromise.ts';
import type { PromotionOffer } from '@araw/contract/cashier/promotions';
import { formatMoney } from '#services/money.ts';
import { unitText } from '#locales/intl.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';

interface Planned {
  text: string;
  note?: string;
}

/** The number of completed steps; all of them if the state has no next step or is unknown. */
function madeIn({ state, actions }: PromotionOffer, all: number): number {
  if (state === 'rejected') return actions.includes('apply') ? 0 : all;
  const made: Record<string, number> = {
    comingSoon: 0,
    open: 0,
    joined: 1,
    applying: 1,
    process: 1,
    claimable: 2,
  };
  return made[state] ?? all;
}

/** A promotion's past steps with their dates, and the remaining ones (BEN-01). */
export function useOfferSteps(timeZone: string) {
  const { t } = useTranslation();
  const gamesOf = useCountedGames();

  function planOf({ terms, entry, endsAt }: PromotionOffer): readonly Planned[] {
    if (terms === null) return [];
    const { basis, least, share, gameTypes, claimDays } = terms;
    const amount = formatMoney(least);
    const before = t('promotion.step.before', { moment: formatDateTimeIn(timeZone, endsAt) });
    const first: Planned =
      entry === 'deposit'
        ? { text: t('promotion.step.choose'), note: t('promotion.countsDeposit', { amount }) }
        : entry === 'apply'
          ? { text: t('promotion.step.apply'), note: t('promotion.step.applyNote') }
          : { text: t('promotion.step.join'), note: t('promotion.step.joinNote') };
    const counted: Planned =
      basis === 'application'
        ? { text: t('promotion.step.checked') }
        : entry === 'deposit'
          ? { text: t('promotion.step.credited'), note: before }
          : basis === 'deposit'
            ? { text: t('promotion.step.deposit', { amount }), note: before }
            : share === null
              ? { text: t('promotion.step.bets', { amount, games: gamesOf(gameTypes) }), note: before }
              : { text: t('promotion.step.betsShare'), note: before };
    const given: Planned =
      claimDays === null
        ? { text: t('promotion.step.gift'), note: t('promotion.step.automatic') }
        : {
            text: t('promotion.step.claim'),
            note: t('promotion.step.within', {
              duration: unitText(claimDays, 'day'),
            }),
          };
    return [first, counted, given];
  }

  return (offer: PromotionOffer): Step[] => {
    const plan = planOf(offer);
    const made = madeIn(offer, plan.length);
    return [
      ...offer.steps.map(({ at, state, text }): Step => ({
        key: `${at} ${state}`,
        text,
        at,
        look: state === 'rejected' ? 'failed' : 'done',
      })),
      ...plan.slice(made).map((planned, index): Step => ({
        key: `plan ${made + index}`,
        ...planned,
        at: null,
        look: index === 0 && offer.state !== 'comingSoon' ? 'now' : 'next',
      })),
    ];
  };
}
