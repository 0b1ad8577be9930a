import { Hourglass } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { AmountField } from '#screens/shared/payments/AmountField.tsx';
import { Facts } from '#screens/shared/payments/Facts.tsx';
import { QuickAmounts } from '#screens/shared/payments/QuickAmounts.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import type { OwnLimit } from '#services/contract/ownLimit.ts';
import { formatMoney } from '#services/money.ts';
import { formatDateTimeIn } from '#services/contract/dates.ts';
import styles from './OwnLimit.module.css';
import { type OwnLimitOnScreen, useOwnLimit } from './useOwnLimit.ts';

const quickAmounts = [500, 1_000, 2_000, 5_000];

/** /m/securityCenter?page=ownLimit: how much the player allows themselves to deposit on a day (CASH-15). */
export function OwnLimitScreen() {
  const field = useRef<HTMLInputElement>(null);
  const page = useOwnLimit(field);
  const { limit, error } = page.snapshot.context;
  if (page.snapshot.hasTag('failed') && error) return <FailedState error={error} onRetry={page.retry} />;
  if (!limit || page.snapshot.hasTag('loading'))
    return (
      <div className={styles.waiting} aria-busy>
        <Skeleton className={styles.skeleton} />
      </div>
    );
  return (
    <>
      <Shown page={page} limit={limit} field={field} />
      <Question page={page} limit={limit} />
    </>
  );
}

interface PartProps {
  page: OwnLimitOnScreen;
  limit: OwnLimit;
}

/** Pesos a day in words. */
function useLimitText() {
  const { t } = useTranslation();
  return (pesos: number | null) =>
    pesos === null ? t('ownLimit.none') : t('ownLimit.day', { amount: formatMoney(pesos) });
}

function Shown({ page, limit: held, field }: PartProps & { field: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation();
  const textOf = useLimitText();
  const { snapshot, amount } = page;
  const { error, malformed } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const { limit, used, left, resetsAt, next, timeZone, waitHours, selfExcludedUntil } = held;
  const momentOf = (at: number) => formatDateTimeIn(timeZone, at);
  return (
    <div className={styles.page}>
      <h2 className={styles.title}>{t('ownLimit.title')}</h2>
      {selfExcludedUntil !== null && (
        <p className={styles.info}>{t('ownLimit.excluded', { moment: momentOf(selfExcludedUntil) })}</p>
      )}
      <Facts
        label={t('ownLimit.now')}
        facts={[
          { name: t('ownLimit.now'), value: textOf(limit), strong: true },
          { name: t('ownLimit.used'), value: <Amount value={used} /> },
          left === null ? null : { name: t('ownLimit.left'), value: <Amount value={left} /> },
          {
            name: t('ownLimit.resets'),
            value: <bdi dir="ltr">{formatDateTimeIn(timeZone, resetsAt)}</bdi>,
          },
        ]}
      />
      {next && (
        <div className={styles.next}>
          <p>
            <Hourglass size={20} aria-hidden />
            <span>{t('ownLimit.next', { moment: momentOf(next.at), limit: textOf(next.limit) })}</span>
          </p>
          <Button busy={busy} onClick={page.keep}>
            {t('ownLimit.keep', { limit: textOf(limit) })}
          </Button>
        </div>
      )}
      <form
        noValidate
        className={styles.form}
        aria-label={t('ownLimit.title')}
        onSubmit={(event) => {
          event.preventDefault();
          page.submit();
        }}
      >
        <AmountField
          ref={field}
          label={t('ownLimit.amount')}
          value={amount}
          readOnly={busy}
          error={malformed ? t('ownLimit.malformed') : null}
          onChange={page.type}
        />
        <QuickAmounts
          label={t('ownLimit.quick')}
          amounts={quickAmounts}
          value={amount}
          onChoose={(chosen) => !busy && page.type(String(chosen))}
        />
        <Button type="submit" look="primary" wide busy={busy} onMouseDown={keepFocus}>
          {t('ownLimit.set')}
        </Button>
        <FormError error={error} text={error?.code === 'conflict' ? t('ownLimit.tooLate') : null} />
        <p className={styles.info}>{t('ownLimit.rules', { count: waitHours })}</p>
      </form>
      {page.canRemove && (
        <Button busy={busy} onClick={page.remove}>
          {t('ownLimit.remove')}
        </Button>
      )}
    </div>
  );
}

/** Before a limit is set, raised or removed: when that holds. */
function Question({ page, limit: { limit, waitHours: hours } }: PartProps) {
  const { t } = useTranslation();
  const textOf = useLimitText();
  const { snapshot } = page;
  const { wanted } = snapshot.context;
  const isLater = snapshot.hasTag('askingLater');
  if (!isLater && !snapshot.hasTag('askingAtOnce')) return null;
  const asked = { limit: textOf(wanted === null ? null : Number(wanted)) };
  const laterTitle = wanted === null ? t('ownLimit.removeTitle') : t('ownLimit.raiseTitle', asked);
  return (
    <ConfirmDialog
      title={isLater ? laterTitle : t('ownLimit.setTitle', asked)}
      text={
        isLater
          ? t('ownLimit.laterText', { count: hours, limit: textOf(limit) })
          : t('ownLimit.setText', { count: hours })
      }
      onCancel={page.decline}
      onConfirm={page.confirm}
    />
  );
}
