import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { shownLanguage } from '#locales/i18n.ts';
import { toChartError } from '#machines/chartError.ts';
import { ErrorState } from '#screens/ui/states/ErrorState.tsx';
import { useFailureText } from '#src/app/failureText.ts';
import { useServices } from '#src/app/services.ts';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { Agreeing } from '#screens/shared/terms/Agreeing.tsx';
import { TermsText } from '#screens/shared/terms/TermsText.tsx';
import { useNewTerms } from '#screens/shared/terms/useNewTerms.ts';
import { useWayBack } from '#screens/shared/payments/useWayBack.ts';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { useSession } from '#src/app/appActor.ts';
import { decide } from '@araw/contract/calls/roles';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import type { TermsKind } from '@araw/contract/calls/terms';
import { termsQuery } from '#services/queries/termsQuery.ts';
import styles from './TermsScreen.module.css';

const pages = [
  ['register', '/m/registerTerms', 'title.registerTerms'],
  ['userAgreement', '/m/userAgreement', 'title.userAgreement'],
  ['login', '/m/loginTerms', 'title.loginTerms'],
] as const satisfies [TermsKind, string, string][];

export const RegisterTermsScreen = () => <TermsScreen kind="register" />;
export const UserAgreementScreen = () => <TermsScreen kind="userAgreement" />;
export const LoginTermsScreen = () => <TermsScreen kind="login" />;

/** One of the merchant's terms, with its version and effective date (REG-14), or the one of `?version=` (PROT-13). */
function TermsScreen({ kind }: { kind: TermsKind }) {
  const { t } = useTranslation();
  const session = useSession();
  const version = useSearchParams()[0].get('version') ?? undefined;
  const isAsked = kind === 'register' && decide('realAccount', session?.type ?? null).allowed;
  return (
    <div className={styles.screen}>
      {isAsked && version === undefined ? (
        <OwnTerms key={shownLanguage()} />
      ) : (
        <Terms kind={kind} version={version} />
      )}
      <nav aria-label={t('terms.others')} className={styles.others}>
        <h2>{t('terms.others')}</h2>
        <ul>
          {pages
            // From an earlier version, the one in force is another one.
            .filter(([other]) => other !== kind || version !== undefined)
            .map(([other, path, title]) => (
              <li key={other}>
                <Link to={path}>{t(title)}</Link>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}

/** For a player: also which versions they accepted when, and the question about a newer one (PROT-13). */
function OwnTerms() {
  const { t } = useTranslation();
  const { formatDateTime } = useMerchantDates();
  const navigate = useNavigate();
  const wayBack = useWayBack();
  const [snapshot, send] = useNewTerms({
    leave: () => void navigate(wayBack ?? '/m/home', { replace: true }),
  });
  const { own } = snapshot.context;
  const asks = snapshot.hasTag('asking');
  return (
    <>
      {asks && (
        <section className={styles.question} aria-labelledby="newTerms">
          <h2 id="newTerms">{t('error.termsOutdated')}</h2>
          <p>{t('terms.stays')}</p>
        </section>
      )}
      {own ? <TermsText terms={own.terms} isNew={asks} /> : <Terms kind="register" />}
      <Agreeing snapshot={snapshot} send={send} />
      {own && own.accepted.length > 0 && (
        <ul className={styles.agreed}>
          {own.accepted.map(({ version, at }) => (
            <li key={version}>
              <TermsLink version={version === own.terms.version ? null : version}>
                {t('terms.agreed', { version, date: formatDateTime(at) })}
              </TermsLink>
            </li>
          ))}
        </ul>
      )}
      {snapshot.hasTag('settled') && wayBack !== null && (
        <ButtonLink wide to={wayBack}>
          {t('app.back')}
        </ButtonLink>
      )}
    </>
  );
}

/** Leads to an earlier version; null is the one on this page. */
const TermsLink = ({ version, children }: { version: string | null; children: string }) =>
  version === null ? (
    children
  ) : (
    <Link to={{ search: `?${new URLSearchParams({ version })}` }}>{children}</Link>
  );

function Terms({ kind, version }: { kind: TermsKind; version?: string }) {
  const { t } = useTranslation();
  const { operator } = useServices();
  const failureText = useFailureText();
  const { data, error, refetch, isFetching } = useQuery(termsQuery(operator, kind, shownLanguage(), version));
  // An operator that doesn't know of earlier versions answers with the one in force.
  if (data && version !== undefined && data.version !== version) {
    return <ErrorState title={t('terms.loadFailed')} safe={t('error.notFound')} />;
  }
  if (data) return <TermsText terms={data} isNew={version !== undefined} />;
  if (error) {
    const failure = toChartError(error);
    return (
      <ErrorState
        title={t('terms.loadFailed')}
        safe={failureText(failure)}
        requestId={failure.requestId}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className={styles.terms} aria-busy>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className={styles.loading} />
      ))}
    </div>
  );
}
