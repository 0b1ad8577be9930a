import { Plus, Trash2, UserX } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#screens/shared/form/Checkbox.tsx';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Field } from '#screens/ui/Field.tsx';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import { Segments } from '#screens/ui/buttons/Segments.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { contractKinds } from '@araw/contract/agents/agent';
import type { Offerable } from '@araw/contract/agents/agentContracts';
import { formatPercent } from '#services/percent.ts';
import styles from './Offers.module.css';
import { offersPath } from './offersPath.ts';
import { Tiers } from './Tiers.tsx';
import { type Offering, useOffer } from './useOffer.ts';
import { tierFields, tierReaders } from './useTiers.ts';
import typography from '#screens/ui/typography.module.css';

/** Offers a contract to a direct subordinate who is an agent (TEAM-09). */
export function OfferPage({ account }: { account: string }) {
  const { t } = useTranslation();
  const offering = useOffer(account);
  const { snapshot, context } = offering;
  const { offerable, error } = context;
  const toContracts = <ButtonLink to={offersPath()}>{t('offers.toContracts')}</ButtonLink>;
  if (snapshot.hasTag('stranger'))
    return <EmptyState icon={UserX} title={t('offers.noPartner')} action={toContracts} />;
  if (snapshot.hasTag('failed') && error) return <FailedState error={error} onRetry={offering.retry} />;
  if (snapshot.hasTag('done'))
    return (
      <TaskPage action={toContracts}>
        <h2 className={styles.title}>{t('offers.sent', { account })}</h2>
        <p className={typography.note}>{t('offers.sentHint')}</p>
      </TaskPage>
    );
  if (offerable === null) return <Skeleton className={styles.skeleton} />;
  return <Form offering={offering} offerable={offerable} />;
}

function Form({ offering, offerable }: { offering: Offering; offerable: Offerable }) {
  const { t } = useTranslation();
  const formId = useId();
  const { snapshot, call, context, kind, bar, tiers } = offering;
  const { isOpen } = call;
  const busy = snapshot.hasTag('busy') || call.isBusy;
  const readOnly = busy || isOpen;
  const { account } = offerable;
  const own = offerable.kinds.find((one) => one.kind === kind)?.own ?? [];
  return (
    <TaskPage
      action={
        isOpen ? (
          <Button look="primary" wide onClick={call.askAgain}>
            {t('openAccount.askAgain')}
          </Button>
        ) : (
          <Button
            type="submit"
            form={formId}
            look="primary"
            wide
            busy={busy}
            disabled={!busy && !offering.maySubmit}
            onMouseDown={keepFocus}
          >
            {t('offers.send')}
          </Button>
        )
      }
      note={bar ? t(`offers.bar.${bar}`) : t('offers.fromNext')}
    >
      <h2 className={styles.title}>{t('offers.to', { account })}</h2>
      <Segments
        label={t('offers.kind')}
        options={contractKinds.map((value) => ({ value, text: t(`offers.kinds.${value}`) }))}
        chosen={kind}
        onChoose={(chosen) => {
          if (!readOnly) offering.choose(chosen);
        }}
      />
      {own.length > 0 && (
        <section className={styles.card} aria-label={t('offers.ownTerms')}>
          <h3 className={styles.name}>{t('offers.ownTerms')}</h3>
          <Tiers kind={kind} terms={own} />
        </section>
      )}
      <form
        id={formId}
        noValidate
        className={styles.list}
        aria-label={t('offers.to', { account })}
        onSubmit={(event) => {
          event.preventDefault();
          if (!readOnly) offering.submit();
        }}
      >
        {tiers.tiers.map((_, place) => (
          // Only the index identifies a tier while its values are being typed.
          // oxlint-disable-next-line react/no-array-index-key
          <TierRow key={place} offering={offering} place={place} readOnly={readOnly} />
        ))}
        {tiers.mayAdd && (
          <Button icon={<Plus size={18} aria-hidden />} disabled={readOnly} onClick={offering.add}>
            {t('offers.addTier')}
          </Button>
        )}
        {kind === 'dividend' && (
          <Checkbox checked={offering.carries} disabled={readOnly} onChange={offering.toggleCarries}>
            {t('offers.carriesChoice')}
          </Checkbox>
        )}
        {tiers.malformed.length === 0 && (
          <section className={styles.card} aria-label={t('offers.inWords')}>
            <h3 className={styles.name}>{t('offers.inWords')}</h3>
            <Tiers kind={kind} terms={tiers.terms()} />
          </section>
        )}
        <FormError
          error={context.fault === null ? (isOpen ? call.error : context.error) : null}
          text={isOpen ? t('openAccount.fateUnknown') : null}
        />
      </form>
    </TaskPage>
  );
}

interface TierRowProps {
  offering: Offering;
  place: number;
  readOnly: boolean;
}

function TierRow({ offering, place, readOnly }: TierRowProps) {
  const { t } = useTranslation();
  const { tiers, context, kind, judged } = offering;
  const { fault } = context;
  const tier = place + 1;
  const labels = {
    amount: t(kind === 'dividend' ? 'contract.teamLosses' : 'contract.teamBets'),
    activeMembers: t('contract.activeMembers'),
    rate: t('offers.rate'),
  };
  const errorAt = (field: (typeof tierFields)[number]) => {
    const isMalformed = tiers.malformed.some((one) => one.place === place && one.field === field);
    if (judged && isMalformed) return t(`offers.malformed.${field}`);
    if (fault?.term !== place) return null;
    if (fault.fault === 'rate')
      return field === 'rate' ? t('offers.tooMuch', { rate: formatPercent(fault.most ?? 0) }) : null;
    return field === 'amount' ? t('offers.order') : null;
  };
  return (
    <fieldset className={styles.tier}>
      <legend className={styles.name}>{t('offers.tier', { tier })}</legend>
      {tierFields.map((field) => (
        <Field
          key={field}
          ref={tiers.hold(place, field)}
          label={labels[field]}
          error={errorAt(field)}
          value={tiers.tiers[place]?.[field] ?? ''}
          read={tierReaders[field]}
          inputMode={field === 'activeMembers' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={field === 'amount' ? 15 : 6}
          readOnly={readOnly}
          start={field === 'amount' ? '₱' : undefined}
          onChange={(event) => offering.type(place, field, event.target.value)}
        />
      ))}
      {tiers.tiers.length > 1 && (
        <IconButton
          icon={Trash2}
          label={t('offers.removeTier', { tier })}
          disabled={readOnly}
          onClick={() => offering.remove(place)}
        />
      )}
    </fieldset>
  );
}
