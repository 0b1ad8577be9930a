import { useTranslation } from 'react-i18next';
import { Checkbox } from '#screens/shared/form/Checkbox.tsx';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import type { Consents } from '@araw/contract/protection/consents';
import {
  type ConsentTable,
  type MarketingChannel,
  marketingChannels,
  type MarketingKind,
  marketingKinds,
} from '@araw/contract/protection/marketing';
import layout from '#screens/ui/layout/layout.module.css';
import styles from './Limits.module.css';
import { type ConsentOnScreen, useConsent } from './useConsent.ts';

/** /m/limits?page=consent: which offers may reach the player, by kind and channel; all off until turned on (PROT-12). */
export function ConsentScreen() {
  const page = useConsent();
  const { snapshot } = page;
  const { consents, chosen, error } = snapshot.context;
  if (snapshot.hasTag('refused')) return null;
  return (
    <div className={styles.page}>
      {snapshot.hasTag('failed') && error && <FailedState error={error} onRetry={page.retry} />}
      {snapshot.hasTag('loading') && (
        <div aria-busy>
          <Skeleton className={styles.skeleton} />
        </div>
      )}
      {snapshot.hasTag('shown') && consents && chosen && (
        <Choices page={page} consents={consents} chosen={chosen} />
      )}
    </div>
  );
}

interface ChoicesProps {
  page: ConsentOnScreen;
  consents: Consents;
  chosen: ConsentTable;
}

function Choices({ page, consents: { mayGive }, chosen }: ChoicesProps) {
  const { t } = useTranslation();
  const { snapshot } = page;
  const { error } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const isLost = snapshot.hasTag('lost');
  const isLocked = busy || isLost;
  const kinds: Record<MarketingKind, string> = {
    casino: t('consent.casino'),
    betting: t('consent.betting'),
    bingo: t('category.BINGO'),
    lottery: t('category.LOTT'),
  };
  const channels: Record<MarketingChannel, string> = {
    site: t('consent.site'),
    inbox: t('title.inbox'),
    email: t('profile.email'),
    sms: t('consent.sms'),
  };
  return (
    <form
      noValidate
      className={layout.stack12}
      aria-label={t('title.consent')}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        page.save();
      }}
    >
      <p className={styles.info}>{t('consent.text')}</p>
      {!mayGive && <p className={styles.info}>{t('consent.away')}</p>}
      {/* Both look the same, so that neither is suggested. */}
      <div className={styles.pair}>
        <Button disabled={isLocked || !mayGive} onClick={page.allow}>
          {t('consent.allow')}
        </Button>
        <Button disabled={isLocked} onClick={page.refuse}>
          {t('consent.refuse')}
        </Button>
      </div>
      {marketingKinds.map((kind) => (
        <fieldset key={kind} className={styles.group}>
          <legend className={styles.strong}>{kinds[kind]}</legend>
          <div className={styles.card}>
            {marketingChannels.map((channel) => (
              <Checkbox
                key={channel}
                checked={chosen[kind][channel]}
                disabled={isLocked || !page.mayChoose({ kind, channel })}
                onChange={() => page.choose({ kind, channel })}
              >
                {channels[channel]}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      ))}
      <FormError error={error} text={isLost ? t('consent.lost') : null} />
      {isLost ? (
        <Button look="primary" wide onClick={page.retry}>
          {t('app.retry')}
        </Button>
      ) : (
        <Button
          type="submit"
          look="primary"
          wide
          busy={busy}
          disabled={!snapshot.can({ type: 'save.tapped' })}
        >
          {t('profile.save')}
        </Button>
      )}
    </form>
  );
}
