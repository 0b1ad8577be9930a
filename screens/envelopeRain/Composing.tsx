import { Users } from 'lucide-react';
import { lazy, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RainForm, type RainProblem, rainSums, sharesOf } from '#machines/envelopeRain/rainForm.ts';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { leftToRight } from '#screens/shared/money/leftToRight.ts';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { AmountField } from '#screens/shared/payments/AmountField.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { SendingWays } from '#screens/shared/recipients/SendingWays.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Field } from '#screens/ui/Field.tsx';
import { Segments } from '#screens/ui/buttons/Segments.tsx';
import { envelopeLimits } from '#services/contract/envelopeLimits.ts';
import { audiences, type EnvelopeRain, splits } from '#services/contract/transfers.ts';
import { formatMoney } from '#services/money.ts';
import styles from './EnvelopeRain.module.css';
import { OwnRains } from './OwnRains.tsx';
import { Refused } from './Refused.tsx';
import type { Rain, RainDraft } from './useEnvelopeRain.ts';

const ChosenMembers = lazy(async () => ({ default: (await import('./ChosenMembers.tsx')).ChosenMembers }));

/** Hours until the end, the longest last. */
const ends = [1, 6, 12, envelopeLimits.hours] as const;

interface ComposingProps {
  rain: Rain;
  known: EnvelopeRain;
}

/** For whom, how shared, how much, with which words and until when. */
export function Composing({ rain, known }: ComposingProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { busy, context } = rain;
  // Whoever types no number of shares sends one for each.
  const form = withShares(rain.form, known);
  const sums = rainSums(form, known.least);
  const { error, problem } = context;
  const problemText = useProblemText();
  const told = (field: RainProblem['field']) =>
    problem?.field === field ? problemText(problem, error !== null) : null;
  const count = { direct: known.direct, all: known.all, chosen: form.accounts.length };
  const submit = () => {
    if (!busy) rain.check({ ...form, greeting: form.greeting.trim() });
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
        className={styles.form}
        aria-label={t('title.redRain')}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.group}>
          <span className={styles.label}>{t('envelopeRain.forWhom')}</span>
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
        <div className={styles.group}>
          <span className={styles.label}>{t('envelopeRain.sharing')}</span>
          <Segments
            label={t('envelopeRain.sharing')}
            chosen={form.split}
            options={splits.map((value) => ({ value, text: t(`envelopeRain.split.${value}`) }))}
            onChoose={(split) => rain.change({ split })}
          />
          <p className={styles.hint}>{t(`envelopeRain.splitHint.${form.split}`)}</p>
        </div>
        {form.audience !== 'chosen' && (
          <Field
            ref={rain.hold('shares')}
            label={t('envelopeRain.shares')}
            hint={t('envelopeRain.sharesHint', { count: count[form.audience] })}
            error={told('shares')}
            value={form.shares}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            readOnly={busy}
            onChange={(event) => rain.change({ shares: event.target.value })}
          />
        )}
        <div className={styles.group}>
          <AmountField
            ref={rain.hold('amount')}
            label={t('envelopeRain.total')}
            range={t('transfer.range', {
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
          autoComplete="off"
          maxLength={envelopeLimits.greeting}
          readOnly={busy}
          onChange={(event) => rain.change({ greeting: event.target.value })}
        />
        <div className={styles.group}>
          <span className={styles.label}>{t('envelopeRain.openFor')}</span>
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
      <p className={styles.hint}>{t('envelopeRain.theySee')}</p>
      <OwnRains rain={rain} known={known} />
    </TaskPage>
  );
}

function withShares(draft: RainDraft, { direct, all }: EnvelopeRain): RainForm {
  const count = draft.audience === 'direct' ? direct : all;
  return { ...draft, shares: draft.shares ?? String(Math.max(1, Math.min(count, envelopeLimits.shares))) };
}

/** Who was chosen, and what is wrong with whom it is for. */
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
        <p id={errorId} role="alert" className={styles.error}>
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

/** What each finds, and what stays. */
function Sums({ form, least }: { form: RainForm; least: number }) {
  const { t } = useTranslation();
  const sums = rainSums(form, least);
  if (!sums) return null;
  const { shares, kept, smallest, largest } = sums;
  return (
    <p className={styles.hint}>
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

function useProblemText() {
  const { t } = useTranslation();
  return (problem: RainProblem, isRefused: boolean): string => {
    if (problem.field !== 'amount') return t(`envelopeRain.problem.${problem.field}`);
    const amount = formatMoney(problem.pesos ?? 0);
    const safe = isRefused ? ` ${t('transfer.safe')}` : '';
    if (problem.bound === 'malformed') return t('uplineTransfer.problem.malformed');
    if (problem.bound === 'least') return t('envelopeRain.problem.least', { amount }) + safe;
    if (problem.pesos === 0) return t('payments.nothingToSend') + safe;
    return t('transfer.tooMuch', { amount }) + safe;
  };
}
