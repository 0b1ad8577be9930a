import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import type { Demand } from '@araw/contract/cashier/deposits';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import styles from './Demands.module.css';
import typography from '#screens/ui/typography.module.css';

/** The page to meet each kind of demand on; customer service handles the others. */
const ways = {
  email: { to: '/m/myAccount/index', text: 'payments.demands.email' },
  mobile: { to: '/m/myAccount/index', text: 'payments.demands.mobile' },
  receivable: { to: '/m/voucherCenter', text: 'title.deposit' },
  ownLimit: { to: '/m/limits', text: 'payments.demands.ownLimit' },
  limitsOffer: { to: '/m/limits', text: 'payments.demands.limitsOffer' },
  terms: { to: '/m/registerTerms', text: 'title.registerTerms' },
  payeeName: { to: '/m/withdraw?page=accounts', text: 'payments.demands.payeeName' },
} as const;
const askService = { to: '/m/service', text: 'payments.demands.service' } as const;

/** Demands to meet before a cashier form, each with the operator's text and one link (CASH-15). */
export function Demands({ demands, timeZone }: { demands: readonly Demand[]; timeZone: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <section className={styles.demands} aria-label={t('payments.demands.title')}>
      <span className={styles.icon}>
        <Lock size={32} aria-hidden />
      </span>
      <h2 className={typography.centred}>{t('payments.demands.title')}</h2>
      <ul className={styles.list}>
        {demands.map(({ kind, text, until }) => {
          const way = Object.hasOwn(ways, kind) ? ways[kind as keyof typeof ways] : askService;
          return (
            <li key={kind} className={styles.demand}>
              <p>{text}</p>
              {until !== null && (
                <p className={typography.note}>
                  {t('payments.demands.until')} <bdi dir="ltr">{formatDateTimeIn(timeZone, until)}</bdi>
                </p>
              )}
              <ButtonLink to={way.to} state={{ returnTo: pathname + search }}>
                {t(way.text)}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
