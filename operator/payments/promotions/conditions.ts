import { bonusTurnover } from '#operator/bets/requirements.ts';
import type { Database } from '#operator/core/context.ts';
import { merchantTimeZone } from '#operator/records/range.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import type { PromotionOffer } from '@araw/contract/cashier/promotions';
import { writePesos } from '#operator/core/amounts.ts';
import type { Promotion } from './participations.ts';
import { en } from '#operator/words/en.ts';
import { say } from '#operator/words/say.ts';
import type { TextKey } from '#operator/words/texts.ts';

type ConditionName = TextKey extends infer Key
  ? Key extends `promotionConditions.${infer Name}`
    ? Name
    : never
  : never;

const isNamed = (type: string): type is keyof typeof en.gameTypes => Object.hasOwn(en.gameTypes, type);

/** A promotion's terms, in words and pesos (BEN-11); `key` from `languageKey`. */
export async function conditionsOf(
  database: Database,
  terms: Promotion,
  key: string,
): Promise<PromotionOffer['conditions']> {
  const { leastDeposit, leastBets, gameTypes, share, most, factor, turnoverDays, claimDays } = terms;
  const { cap, largestBet, places, basis, who, timesAMember } = terms;
  const turnover = await bonusTurnover(database, most, factor);
  const games = gameTypes?.map((type) => (isNamed(type) ? say(`gameTypes.${type}`, key) : type));
  const values = {
    least: writePesos(leastDeposit ?? leastBets ?? 0),
    share: String(share),
    most: writePesos(most),
    factor: String(Number((turnover / most).toFixed(2))),
    end: formatDateTimeIn(await merchantTimeZone(database), terms.endsAt),
    cap: writePesos(cap ?? 0),
    bet: writePesos(largestBet ?? 0),
    games: games?.join(', ') ?? '',
  };
  const named = (name: string, word: ConditionName, count = 0) => ({
    name,
    text: say(`promotionConditions.${word}`, key, { ...values, count }),
  });
  const qualifies: ConditionName =
    basis === 'application'
      ? 'application'
      : basis === 'bets'
        ? gameTypes === null
          ? 'bets'
          : 'betsOf'
        : who === 'newcomers'
          ? 'firstDeposit'
          : 'deposit';
  const gives: ConditionName = share === null ? 'fixed' : basis === 'bets' ? 'amountOfBets' : 'amount';
  return [
    named('who', who === 'newcomers' ? 'newcomers' : 'everybody'),
    named('times', timesAMember === 1 ? 'once' : 'times', timesAMember),
    named('qualifies', qualifies, terms.tries),
    named('amount', gives),
    ...(places === null ? [] : [named('places', 'places', places)]),
    ...(terms.mode === 'claim' ? [named('claim', 'claim', claimDays)] : []),
    named('turnover', turnover === 0 ? 'free' : 'turnover', turnoverDays),
    ...(cap === null ? [] : [named('cap', 'cap')]),
    ...(largestBet === null || turnover === 0 ? [] : [named('largestBet', 'largestBet')]),
    ...(turnover === 0 ? [] : [named('withdrawal', terms.onWithdrawal)]),
  ];
}
