import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { AmountField } from '#screens/shared/payments/AmountField.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Segments } from '#screens/ui/buttons/Segments.tsx';
import { Field } from '#screens/ui/Field.tsx';
import { limitKinds, limitPeriods } from '@araw/contract/protection/limits';
import type { Protection } from '@araw/contract/protection/protection';
import layout from '#screens/ui/layout/layout.module.css';
import styles from './Limits.module.css';
import type { LimitsOnScreen } from './useLimits.ts';
import { readCount } from '@araw/contract/values/typedNumber';
import { useUnits } from './useLength.ts';

interface LimitFormProps {
  page: LimitsOnScreen;
  protection: Protection;
  field: RefObject<HTMLInputElement | null>;
}

/** Sets one limit by kind and period. Never suggests an amount (PROT-10). */
export function LimitForm({ page, protection: { waitHours }, field }: LimitFormProps) {
  const { t } = useTranslation();
  const units = useUnits();
  const { snapshot, amount, name } = page;
  const { error, malformed } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const isTime = name.kind === 'time';
  const problem = malformed ? t(isTime ? 'limits.malformedMinutes' : 'limits.malformed') : null;
  return (
    <form
      noValidate
      className={layout.stack12}
      aria-label={t('limits.set')}
      onSubmit={(event) => {
        event.preventDefault();
        page.submit();
      }}
    >
      <Segments
        label={t('limits.kindLabel')}
        options={limitKinds.map((kind) => ({ value: kind, text: t(`limits.kind.${kind}`) }))}
        chosen={name.kind}
        onChoose={(kind) => !busy && page.choose({ kind })}
      />
      <Segments
        label={t('limits.periodLabel')}
        options={limitPeriods.map((period) => ({ value: period, text: t(`limits.period.${period}`) }))}
        chosen={name.period}
        onChoose={(period) => !busy && page.choose({ period })}
      />
      {isTime ? (
        <Field
          ref={field}
          label={t('limits.minutes')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={amount}
          read={readCount}
          readOnly={busy}
          error={problem}
          onChange={({ target }) => page.type(target.value)}
        />
      ) : (
        <AmountField
          ref={field}
          label={t('limits.amount')}
          value={amount}
          readOnly={busy}
          error={problem}
          onChange={page.type}
        />
      )}
      <Button type="submit" look="primary" wide busy={busy} onMouseDown={keepFocus}>
        {t('limits.set')}
      </Button>
      <FormError error={error} text={error?.code === 'conflict' ? t('limits.tooLate') : null} />
      <p className={styles.info}>{t('limits.rules', { time: units(waitHours, 'hour') })}</p>
    </form>
  );
}
