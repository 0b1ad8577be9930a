import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import type { Demand } from '#services/contract/deposits.ts';
import { formatDateTimeIn } from '#services/contract/dates.ts';
import styles from './Demands.module.css';

/** Where each kind is met; what nobody can meet by a page is asked at customer service. */
const ways = {
  email: { to: '/m/myAccount/index', text: 'payments.demands.email' },
  mobile: { to: '/m/myAccount/index', text: 'payments.demands.mobile' },
  receivable: { to: '/m/voucherCenter', text: 'title.deposit' },
  ownLimit: { to: '/m/securityCenter?page=ownLimit', text: 'payments.demands.ownLimit' },
  payeeName: { to: '/m/withdraw?page=accounts', text: 'payments.demands.payeeName' },
} as const;
const askService = { to: '/m/service', text: 'payments.demands.service' } as const;

/** What stands before a form of the cashier, each with the operator's words and one way on (CASH-15). */
export function Demands({ demands, timeZone }: { demands: readonly Demand[]; timeZone: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <section className={styles.demands} aria-label={t('payments.demands.title')}>
      <span className={styles.icon}>
        <Lock size={32} aria-hidden />
      </span>
      <h2 className={styles.title}>{t('payments.demands.title')}</h2>
      <ul className={styles.list}>
        {demands.map(({ kind, text, until }) => {
          const way = Object.hasOwn(ways, kind) ? ways[kind as keyof typeof ways] : askService;
          return (
            <li key={kind} className={styles.demand}>
              <p>{text}</p>
              {until !== null && (
                <p className={styles.until}>
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
