import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { leftToRight } from '#screens/shared/money/leftToRight.ts';
import type { Benefits } from '@araw/contract/rewards/benefits';
import { formatMoney } from '#services/money.ts';
import { formatRate } from '#services/percent.ts';
import styles from './LevelTables.module.css';
import { ScrollBox } from '#screens/ui/layout/ScrollBox.tsx';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

type Level = Benefits['levels'][number];

const withoutSign = (amount: number) => leftToRight(formatMoney(amount, ''));

interface TableProps {
  title: string;
  note: string;
  heads: readonly { key: string; text: string; own?: boolean }[];
  children: ReactNode;
}

function Table({ title, note, heads, children }: TableProps) {
  const id = useId();
  return (
    <div className={layout.stack8}>
      <h2 id={id} className={typography.label}>
        {title}
      </h2>
      <ScrollBox labelledBy={id}>
        <table className={styles.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {heads.map(({ key, text, own }) => (
                <th key={key} scope="col" data-own={own ? '' : undefined}>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </ScrollBox>
      <p className={typography.note}>{note}</p>
    </div>
  );
}

/** All levels with what it takes to reach and keep them, and their benefits. Marks the player's level. */
export function LevelTable({ benefits: { level: own, levels } }: { benefits: Benefits }) {
  const { t } = useTranslation();
  const heads = (
    ['level', 'cashInPesos', 'betsPesos', 'upgradePesos', 'monthPesos', 'birthdayPesos'] as const
  ).map((key) => ({ key, text: t(`benefits.heads.${key}`) }));
  return (
    <Table title={t('benefits.all')} note={t('benefits.allNote')} heads={heads}>
      {levels.map((one) => (
        <LevelRow key={one.level} level={one} isOwn={one.level === own} />
      ))}
    </Table>
  );
}

function LevelRow({ level, isOwn }: { level: Level; isOwn: boolean }) {
  const { t } = useTranslation();
  const { name, days, deposits, bets, keepDeposits, keepBets, upgradeGift, monthlyGift, birthdayGift } =
    level;
  return (
    <tr data-own={isOwn ? '' : undefined} aria-current={isOwn ? 'true' : undefined}>
      <th scope="row">
        {name}
        <span className={typography.below}>
          {isOwn ? t('benefits.yours') : t('benefits.inDays', { count: days })}
        </span>
      </th>
      {(
        [
          ['deposits', deposits, keepDeposits],
          ['bets', bets, keepBets],
        ] as const
      ).map(([key, reach, keep]) => (
        <td key={key}>
          {withoutSign(reach)}
          <span className={typography.below}>{t('benefits.keepFor', { amount: withoutSign(keep) })}</span>
        </td>
      ))}
      <td>{withoutSign(upgradeGift)}</td>
      <td>{withoutSign(monthlyGift)}</td>
      <td>{withoutSign(birthdayGift)}</td>
    </tr>
  );
}

/** Each level's rebate on valid bets, by category. */
export function RateTable({ benefits: { level: own, levels } }: { benefits: Benefits }) {
  const { t } = useTranslation();
  const categories = [...new Set(levels.flatMap(({ rates }) => rates.map(({ gameType }) => gameType)))];
  if (categories.length === 0) return null;
  const heads = [
    { key: 'category', text: t('benefits.category') },
    ...levels.map(({ level, name }) => ({ key: String(level), text: name, own: level === own })),
  ];
  return (
    <Table title={t('benefits.rates')} note={t('benefits.ratesNote')} heads={heads}>
      {categories.map((category) => (
        <tr key={category}>
          <th scope="row">{t(`category.${category as 'RNG'}`, { defaultValue: category })}</th>
          {levels.map(({ level, rates }) => (
            <td key={level} data-own={level === own ? '' : undefined}>
              <bdi dir="ltr">
                {formatRate(rates.find(({ gameType }) => gameType === category)?.rate ?? 0)}
              </bdi>
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
