import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/app/services.ts';
import { formatMoney } from '#services/money.ts';
import styles from './LowerHome.module.css';

const between = (least: number, most: number) => least + Math.random() * (most - least);

/** The starting amount and each increase, in pesos. */
const start = () => between(200_000_000, 210_000_000);
const rise = () => between(100, 10_000);
/** Milliseconds until the next increase. */
const pause = () => between(3_000, 5_000);

/** An invented, rising amount. Shown only if the merchant turns it on, and always labelled as a demo (HOME-08). */
export function DemoTicker() {
  const { queries } = useServices();
  return useQuery(queries.settings()).data?.demoTicker ? <Amount /> : null;
}

function Amount() {
  const { t } = useTranslation();
  const [amount, setAmount] = useState(start);

  useEffect(() => {
    const timer = setTimeout(() => setAmount(amount + rise()), pause());
    return () => clearTimeout(timer);
  }, [amount]);

  return (
    <section className={styles.demo} aria-label={t('homeBlocks.demo')}>
      <span className={styles.demoLabel}>{t('homeBlocks.demo')}</span>
      <bdi className={styles.demoAmount}>{formatMoney(amount)}</bdi>
      <span className={styles.demoHint}>{t('homeBlocks.demoHint')}</span>
    </section>
  );
}
