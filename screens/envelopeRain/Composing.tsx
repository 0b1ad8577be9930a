import { Users } from 'lucide-react';
import { lazy, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RainForm, type RainProblem, rainSums, sharesOf } from '#machines/envelopeRain/rainForm.ts';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { leftToRight } from '#screens/shared/money/leftToRight.ts';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { AmountField } from '#screens/shared/payments/AmountField.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { useAmountFault } from '#screens/shared/payments/useAmountFault.ts';
import { readCount } from '@araw/contract/values/typedNumber';
import { readLine } from '@araw/contract/values/typedText';
import { SendingWays } from '#screens/shared/recipients/SendingWays.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Field } from '#screens/ui/Field.tsx';
import { Segments } from '#screens/ui/buttons/Segments.tsx';
import { envelopeLimits } from '@araw/contract/cashier/envelopeLimits';
import { audiences, type EnvelopeRain, splits } from '@araw/contract/cashier/transfers';
import { formatMoney } from '#services/money.ts';
import styles from './EnvelopeRain.module.css';
import { OwnRains } from './OwnRains.tsx';
import { Refused } from './Refused.tsx';
import type { Rain, RainDraft } from './useEnvelopeRain.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

const ChosenMembers = lazy(async () => ({ default: (await import('./ChosenMembers.tsx')).ChosenMembers }));

/** Hours until the end, the longest last. */
const ends = [1, 6, 12, envelopeLimits.hours] as const;

interface ComposingProps {
  rain: Rain;
  known: EnvelopeRain;
}

/** The recipients, the split, the total, the greeting and the end. */
export function Composing({ rain, known }: ComposingProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { busy, context } = rain;
  // An empty number of shares means one for each recipient.
  const form = withShares(rain.form, known);
  const sums = rainSums(form, known.least);
  const { error, problem } = context;
  const problemText = useProblemText(form.amount);
  const told = (field: RainProblem['field']) =>
    problem?.field === field ? problemText(problem, error !== null) : null;
  const count = { direct: known.direct, all: known.all, chosen: form.accounts.length };
  const submit = () => {
    if (!busy) rain.check({ ...form, greeting: readLine(form.greeting) });
  };
  return (
    <TaskPage
      action={
        <Button type="submit" form={formId} look="primary" wide busy={busy} onMouseDown={keepFocus}>
          {t('envelopeRain.review')}
        </Button>
      }
      note={
        <>
          {sums && `${t('envelopeRain.allOrNothing', { amount: formatMoney(sums.held) })} `}
          {t('envelopeRain.returns', { count: form.hours })}
        </>
      }
    >
      <SendingWays shown="many" />
      <form
        id={formId}
        noValidate
        className={layout.stack16}
        aria-label={t('title.redRain')}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={layout.stack8}>
          <span className={typography.label}>{t('envelopeRain.forWhom')}</span>
          <Segments
            label={t('envelopeRain.forWhom')}
            chosen={form.audience}
            options={audiences
              .toReversed()
              .map((value) => ({ value, text: t(`envelopeRain.for.${value}`, { figure: count[value] }) }))}
            onChoose={(audience) => rain.change({ audience })}
          />
          <Chosen rain={rain} error={told('audience')} />
        </div>
        <div className={layout.stack8}>
          <span className={typography.label}>{t('envelopeRain.sharing')}</span>
          <Segments
            label={t('envelopeRain.sharing')}
            chosen={form.split}
            options={splits.map((value) => ({ value, text: t(`envelopeRain.split.${value}`) }))}
            onChoose={(split) => rain.change({ split })}
          />
          <p className={typography.note}>{t(`envelopeRain.splitHint.${form.split}`)}</p>
        </div>
        {form.audience !== 'chosen' && (
          <Field
            ref={rain.hold('shares')}
            label={t('envelopeRain.shares')}
            hint={t('envelopeRain.sharesHint', { count: count[form.audience] })}
            error={told('shares')}
            value={form.shares}
            read={readCount}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            readOnly={busy}
            onChange={(event) => rain.change({ shares: readCount(event.target.value) })}
          />
        )}
        <div className={layout.stack8}>
          <AmountField
            ref={rain.hold('amount')}
            label={t('envelopeRain.total')}
            range={t('downlineTransfer.range', {
              least: formatMoney((sharesOf(form) ?? 1) * known.least),
              most: formatMoney(known.withdrawable),
            })}
            value={form.amount}
            readOnly={busy}
            error={told('amount')}
            onChange={(amount) => rain.change({ amount })}
          />
          {sums && <Sums form={form} least={known.least} />}
        </div>
        <Field
          ref={rain.hold('greeting')}
          label={t('envelopeRain.greeting')}
          hint={leftToRight(`${form.greeting.length} / ${envelopeLimits.greeting}`)}
          error={told('greeting')}
          value={form.greeting}
          read={readLine}
          autoComplete="off"
          maxLength={envelopeLimits.greeting}
          readOnly={busy}
          onChange={(event) => rain.change({ greeting: event.target.value })}
        />
        <div className={layout.stack8}>
          <span className={typography.label}>{t('envelopeRain.openFor')}</span>
          <Segments
            label={t('envelopeRain.openFor')}
            chosen={String(form.hours)}
            options={ends.map((hours) => ({
              value: String(hours),
              text: t('envelopeRain.hours', { count: hours }),
            }))}
            onChoose={(hours) => rain.change({ hours: Number(hours) })}
          />
        </div>
        <Refused rain={rain} />
      </form>
      <p className={typography.note}>{t('envelopeRain.theySee')}</p>
      <OwnRains rain={rain} known={known} />
    </TaskPage>
  );
}

function withShares(draft: RainDraft, { direct, all }: EnvelopeRain): RainForm {
  const count = draft.audience === 'direct' ? direct : all;
  return { ...draft, shares: draft.shares ?? String(Math.max(1, Math.min(count, envelopeLimits.shares))) };
}

/** The chosen members, and the problem with the recipients. */
function Chosen({ rain, error }: { rain: Rain; error: string | null }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { audience, accounts } = rain.form;
  const errorId = useId();
  return (
    <>
      {audience === 'chosen' && (
        <>
          <Button
            ref={rain.hold('audience')}
            wide
            icon={<Users size={20} aria-hidden />}
            aria-describedby={error ? errorId : undefined}
            onClick={() => setIsOpen(true)}
          >
            {t('envelopeRain.choose')}
          </Button>
          {accounts.length > 0 && (
            <p className={styles.names}>
              <bdi dir="ltr">{accounts.join(', ')}</bdi>
            </p>
          )}
        </>
      )}
      {error && (
        <p id={errorId} role="alert" className={typography.error}>
          {error}
        </p>
      )}
      {isOpen && (
        <LazyPart onBroken={() => setIsOpen(false)}>
          <ChosenMembers
            accounts={accounts}
            onChange={(chosen) => rain.change({ accounts: chosen })}
            onClose={() => setIsOpen(false)}
          />
        </LazyPart>
      )}
    </>
  );
}

/** The size of a share, and the sum that isn't shared out. */
function Sums({ form, least }: { form: RainForm; least: number }) {
  const { t } = useTranslation();
  const sums = rainSums(form, least);
  if (!sums) return null;
  const { shares, kept, smallest, largest } = sums;
  return (
    <p className={typography.note}>
      {form.split === 'equal'
        ? t('envelopeRain.equalOf', { count: shares, each: formatMoney(smallest) })
        : t('envelopeRain.drawnOf', {
            count: shares,
            smallest: formatMoney(smallest),
            largest: formatMoney(largest),
          })}{' '}
      {kept > 0 && t('envelopeRain.kept', { amount: formatMoney(kept) })}
    </p>
  );
}

function useProblemText(typed: string) {
  const { t } = useTranslation();
  const amountFault = useAmountFault();
  return (problem: RainProblem, isRefused: boolean): string => {
    if (problem.field !== 'amount') return t(`envelopeRain.problem.${problem.field}`);
    const amount = formatMoney(problem.pesos ?? 0);
    const safe = isRefused ? ` ${t('downlineTransfer.safe')}` : '';
    if (problem.bound === 'malformed') return amountFault(typed);
    if (problem.bound === 'least') return t('envelopeRain.problem.least', { amount }) + safe;
    if (problem.pesos === 0) return t('payments.nothingToSend') + safe;
    return t('downlineTransfer.tooMuch', { amount }) + safe;
  };
}
