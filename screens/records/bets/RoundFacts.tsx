import { useTranslation } from 'react-i18next';
import type { CallValue } from '@araw/contract/calls/calls';
import { Amount } from '#screens/shared/money/Amount.tsx';
import type { BetNow } from './betNow.ts';
import { pickWords } from './betWords.ts';
import { drawnWords } from './drawnWords.ts';
import { Fact } from './Fact.tsx';
import layout from '#screens/ui/layout/layout.module.css';

interface RoundFactsProps {
  bet: BetNow;
  round: NonNullable<CallValue<'betDetail'>['round']>;
  fun: boolean;
}

/** The pick, the outcome, and anything else that the round paid. */
export function RoundFacts({ bet, round: { outcome, jackpotWon, balanceAfter }, fun }: RoundFactsProps) {
  const { t, i18n } = useTranslation();
  const pick = pickWords(bet.choice, i18n);
  const drawn = drawnWords(outcome, i18n);
  return (
    <dl className={layout.stack8}>
      {pick && (
        <Fact name={t('betDetail.choice')}>
          <bdi>{pick}</bdi>
        </Fact>
      )}
      {drawn && (
        <Fact name={t('betDetail.drawn')}>
          <bdi>{drawn}</bdi>
        </Fact>
      )}
      {jackpotWon > 0 && (
        <Fact name={t('betDetail.jackpot')}>
          <Amount value={jackpotWon} fun={fun} />
        </Fact>
      )}
      <Fact name={t('betDetail.balanceAfter')}>
        <Amount value={balanceAfter} fun={fun} />
      </Fact>
    </dl>
  );
}
