import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StandingWish } from '#machines/break/break.machine.ts';
import { CodeError } from '#screens/shared/form/CodeError.tsx';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { OwnerProofFields } from '#screens/shared/form/OwnerProofFields.tsx';
import { Block } from '#screens/shared/loading/Block.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { useSession } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { isRealAccount } from '@araw/contract/calls/roles';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import type { Profile } from '@araw/contract/accounts/member';
import type { Protection } from '@araw/contract/protection/protection';
import { accountQueries } from '#services/queries/accountQueries.ts';
import { Help } from './Help.tsx';
import layout from '#screens/ui/layout/layout.module.css';
import styles from './Limits.module.css';
import { StillOpen } from './StillOpen.tsx';
import { type BreakOnScreen, useBreak } from './useBreak.ts';
import { useLength, useUnits } from './useLength.ts';

/**
 * /m/limits?page=break: break, self-exclusion and return, each confirmed with a proof of identity. Also the only page
 * of a player who is away (PROT-04).
 */
export function BreakScreen() {
  const { operator } = useServices();
  const isReal = isRealAccount(useSession()?.type ?? null);
  const profile = useQuery({ ...accountQueries(operator).profile(), enabled: isReal });
  if (!isReal) return <Break profile={noProofs} />;
  return (
    <div className={styles.page}>
      <Block query={profile} skeleton={<Skeleton className={styles.skeleton} />}>
        {(known) => <Break profile={known} />}
      </Block>
      <Help />
    </div>
  );
}

type Proofs = Pick<Profile, 'ownerProofs' | 'email' | 'mobile'>;
const noProofs: Proofs = { ownerProofs: [], email: '', mobile: '' };

function Break({ profile }: { profile: Proofs }) {
  const { t } = useTranslation();
  const page = useBreak(profile.ownerProofs);
  const { snapshot } = page;
  const { protection, error } = snapshot.context;
  if (snapshot.hasTag('failed') && error) return <FailedState error={error} onRetry={page.retry} />;
  if (snapshot.hasTag('refused')) return null;
  if (protection === null || snapshot.hasTag('loading'))
    return (
      <div aria-busy>
        <Skeleton className={styles.skeleton} />
      </div>
    );
  return (
    <section className={layout.stack12} aria-label={t('title.break')} aria-busy={snapshot.hasTag('busy')}>
      {snapshot.hasTag('shown') && <Choices page={page} protection={protection} />}
      {snapshot.hasTag('proving') && <Proof page={page} profile={profile} protection={protection} />}
      {snapshot.hasTag('unprovable') && (
        <>
          <p className={styles.info}>{t('break.unprovable')}</p>
          <div className={styles.pair}>
            <Button onClick={page.leave}>{t('break.back')}</Button>
            <ButtonLink to="/m/service">{t('helpers.service')}</ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}

function Choices({ page, protection }: { page: BreakOnScreen; protection: Protection }) {
  const { t } = useTranslation();
  const { snapshot } = page;
  const { error } = snapshot.context;
  const { standing, breakDays, exclusionMonths, timeZone } = protection;
  const busy = snapshot.hasTag('busy');
  const { state, until } = standing;
  const moment = until === null ? '' : formatDateTimeIn(timeZone, until);
  return (
    <>
      {state === 'playing' ? (
        <p className={styles.info}>{t('break.text')}</p>
      ) : (
        <div className={styles.standing}>
          <p className={styles.strong}>{t(`break.${state}`, { moment })}</p>
          <p>{state === 'over' ? t('break.overText') : t('break.onBreakText')}</p>
        </div>
      )}
      {state !== 'playing' && <StillOpen />}
      {state === 'over' && (
        <Button busy={busy} onClick={() => page.choose({ do: 'return' })}>
          {t('break.askReturn')}
        </Button>
      )}
      {state === 'returning' && (
        <Button busy={busy} onClick={page.stay}>
          {t('break.stay')}
        </Button>
      )}
      <FormError error={error} text={error?.code === 'conflict' ? t('limits.tooLate') : null} />
      <Lengths
        page={page}
        busy={busy}
        label={t('break.breakLabel')}
        wishes={breakDays.map((days) => ({ do: 'break', days }) as const)}
      />
      <Lengths
        page={page}
        busy={busy}
        label={t('break.exclusionLabel')}
        wishes={exclusionMonths.map((months) => ({ do: 'exclusion', months }) as const)}
      />
    </>
  );
}

interface LengthsProps {
  page: BreakOnScreen;
  busy: boolean;
  label: string;
  wishes: readonly StandingWish[];
}

/** One button for each available length; all look alike. */
function Lengths({ page, busy, label, wishes }: LengthsProps) {
  const lengthOf = useLength();
  const open = wishes.filter(page.isOpen);
  if (open.length === 0) return null;
  return (
    <fieldset className={styles.lengths}>
      <legend className={styles.strong}>{label}</legend>
      {open.map((wish) => (
        <Button key={lengthOf(wish)} small disabled={busy} onClick={() => page.choose(wish)}>
          {lengthOf(wish)}
        </Button>
      ))}
    </fieldset>
  );
}

interface ProofProps {
  page: BreakOnScreen;
  profile: Proofs;
  protection: Protection;
}

/** Says what is about to begin and asks the player for a proof of identity. */
function Proof({ page, profile, protection }: ProofProps) {
  const { t } = useTranslation();
  const units = useUnits();
  const lengthOf = useLength();
  const { snapshot, fields, ownCode } = page;
  const { wish, by, error } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  if (wish === null) return null;
  const title = t(`break.${wish.do}Title`, { time: lengthOf(wish) });
  return (
    <form
      noValidate
      className={layout.stack12}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) page.submit();
      }}
    >
      <p className={styles.strong}>{title}</p>
      <p>{t(`break.${wish.do}Text`, { time: units(protection.returnWaitHours, 'hour') })}</p>
      <OwnerProofFields
        by={by}
        ways={profile.ownerProofs}
        canChoose={!ownCode.busy && !busy}
        onChoose={page.chooseProof}
        fields={fields}
        ownCode={ownCode}
        onRequestCode={page.requestOwnCode}
        addresses={profile}
      />
      <FormError
        error={error}
        text={error?.code === 'credentialsWrong' ? t('form.incorrectPassword') : null}
      />
      {by !== 'password' && <CodeError code={ownCode} />}
      <div className={styles.pair}>
        <Button disabled={busy} onClick={page.leave}>
          {t('break.back')}
        </Button>
        <Button type="submit" busy={busy} onMouseDown={keepFocus}>
          {t(`break.${wish.do}Confirm`)}
        </Button>
      </div>
    </form>
  );
}
