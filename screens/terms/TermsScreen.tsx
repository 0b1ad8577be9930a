import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shownLanguage } from '#locales/i18n.ts';
import { toChartError } from '#machines/chartError.ts';
import { ErrorState } from '#screens/ui/states/ErrorState.tsx';
import { useFailureText } from '#src/app/failureText.ts';
import { useServices } from '#src/app/services.ts';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { TermsVersion } from '#screens/shared/terms/TermsVersion.tsx';
import type { TermsKind } from '#services/contract/terms.ts';
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

/** One of the merchant's terms, with its version and the date since when it is in force (REG-14). */
function TermsScreen({ kind }: { kind: TermsKind }) {
  const { t } = useTranslation();
  return (
    <div className={styles.screen}>
      <Terms kind={kind} />
      <nav aria-label={t('terms.others')} className={styles.others}>
        <h2>{t('terms.others')}</h2>
        <ul>
          {pages
            .filter(([other]) => other !== kind)
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

function Terms({ kind }: { kind: TermsKind }) {
  const { t } = useTranslation();
  const { operator } = useServices();
  const failureText = useFailureText();
  const { data, error, refetch, isFetching } = useQuery(termsQuery(operator, kind, shownLanguage()));
  if (data) {
    return (
      <article className={styles.terms}>
        <p className={styles.version}>
          <TermsVersion terms={data} />
        </p>
        {data.sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    );
  }
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
