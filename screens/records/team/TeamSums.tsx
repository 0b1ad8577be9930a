import { useTranslation } from 'react-i18next';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { formatDateTimeIn, formatDay } from '@araw/contract/values/dates';
import { type Figure, FigureList } from './FigureList.tsx';
import type { TeamAnswer } from './teamSums.ts';

const counts = ['members', 'registered', 'active', 'online'] as const;
const amounts = [
  'deposits',
  'withdrawals',
  'bets',
  'valid',
  'payouts',
  'bonuses',
  'rebates',
  'profit',
  'commission',
] as const;

/** A line's totals, each with its definition and moment (TEAM-01). */
export function TeamSums({ answer: { totals, trail, moment, timeZone, to, today } }: { answer: TeamAnswer }) {
  const { t } = useTranslation();
  if (!totals) return null;
  const at = t('record.moment', { moment: formatDateTimeIn(timeZone, moment) });
  const values = { day: formatDay(to < today ? to : today), account: trail.at(-1) ?? '' };
  const figure = (name: (typeof counts | typeof amounts)[number], value: Figure['value']): Figure => ({
    name: t(`team.${name}`),
    value,
    definition: (
      <>
        {t(`team.means.${name}`, values)} <span className="unbroken">{at}</span>
      </>
    ),
  });
  return (
    <>
      <FigureList
        label={t('team.people')}
        figures={counts.map((name) => figure(name, <bdi dir="ltr">{totals[name].toLocaleString('en')}</bdi>))}
      />
      <FigureList
        label={t('team.money')}
        figures={amounts.map((name) => figure(name, <Amount value={totals[name]} />))}
      />
    </>
  );
}
