import { Headset, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#src/app/failureText.ts';
import { GamePicture } from '#screens/shared/games/GamePicture.tsx';
import { usePlay } from '#screens/shared/games/usePlay.ts';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import type { ListedBet } from '@araw/contract/cashier/records';
import { formatMoney } from '#services/money.ts';
import { formatDateTimeIn, zoneName } from '@araw/contract/values/dates';
import { Amounts } from './Amounts.tsx';
import styles from './BetDetail.module.css';
import { BetNumber } from './BetNumber.tsx';
import { BetStateMark } from './BetStateMark.tsx';
import { betNow } from './betNow.ts';
import { pickWords } from './betWords.ts';
import { MatchFacts } from './MatchFacts.tsx';
import { OrderParts } from './OrderParts.tsx';
import { Proof } from './Proof.tsx';
import { RoundFacts } from './RoundFacts.tsx';
import { useBetDetail } from './useBetDetail.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

export interface BetDetailProps {
  bet: ListedBet;
  /** The time zone of the operator's days. */
  timeZone: string;
  /** Play money (REC-06). */
  fun: boolean;
  /** Called when a part may have been cancelled: lists that show the bet may be outdated. */
  onChanged: () => void;
  onClose: () => void;
}

/** One bet: its details, outcome and proof (REC-02). */
export function BetDetail({ bet: listed, timeZone, fun, onChanged, onClose }: BetDetailProps) {
  const { t, i18n } = useTranslation();
  const failureText = useFailureText();
  const [snapshot, send] = useBetDetail(listed, onChanged);
  const play = usePlay();

  const { detail, error, partId } = snapshot.context;
  const bet = betNow(listed, detail);
  const failed = snapshot.hasTag('failed');
  const shown = failed ? null : detail;
  const inFun = fun || snapshot.context.fun;
  const part = detail?.order?.suborders.find(({ suborderId }) => suborderId === partId);
  const { game, gameName, source } = listed;

  const playAgain = () => {
    if (!game) return;
    onClose();
    play({ ...game, gameId: listed.gameId, name: gameName, nodeName: null });
  };

  return (
    <>
      <div className={layout.sheetBody}>
        <div className={layout.line}>
          <span className={styles.picture}>
            <GamePicture picture={game?.iconUrl ?? ''} eager />
          </span>
          <p className={styles.when}>
            <span>
              <bdi dir="ltr">{formatDateTimeIn(timeZone, bet.placedAt)}</bdi> · {zoneName(timeZone)}
            </span>
            <BetStateMark state={bet.state} />
          </p>
        </div>
        {inFun && <p className={styles.fun}>{t('betDetail.funMoney')}</p>}
        <Amounts bet={bet} fun={inFun} />
        {snapshot.hasTag('loading') && <Skeleton className={styles.room} />}
        {failed && error && <FailedState error={error} onRetry={() => send({ type: 'retry.requested' })} />}
        {!failed && error && (
          <p role="alert" className={typography.error}>
            {error.code === 'conflict' ? t('betDetail.tooLate') : failureText(error)}{' '}
            {error.requestId && t('app.requestId', { id: error.requestId })}
          </p>
        )}
        {shown?.order && (
          <OrderParts
            detail={shown.order}
            timeZone={timeZone}
            fun={inFun}
            busyWith={snapshot.hasTag('busy') ? partId : null}
            isOpen={shown.closesIn !== null}
            mayCancel={(suborderId) => snapshot.can({ type: 'cancel.tapped', suborderId })}
            onCancel={(suborderId) => send({ type: 'cancel.tapped', suborderId })}
          />
        )}
        {shown?.bet?.round && <RoundFacts bet={bet} round={shown.bet.round} fun={inFun} />}
        {shown?.bet?.match && <MatchFacts detail={shown.bet} timeZone={timeZone} fun={inFun} />}
        <UnreadRows count={shown?.bet?.unread?.settlements} />
        {shown && source !== 'sports' && <Proof detail={shown} />}
        <BetNumber source={source} id={listed.id} />
      </div>
      <div className={styles.foot}>
        {game && (
          <Button wide look="primary" icon={<Play size={20} aria-hidden />} onClick={playAgain}>
            {t('betDetail.playAgain')}
          </Button>
        )}
        <ButtonLink
          wide
          replace
          look="plain"
          to={`/m/service?about=${encodeURIComponent(listed.id)}`}
          icon={<Headset size={20} aria-hidden />}
        >
          {t(`betDetail.ask.${source}`)}
        </ButtonLink>
      </div>
      {snapshot.hasTag('confirming') && part && (
        <ConfirmDialog
          title={t('betDetail.cancelTitle')}
          text={t('betDetail.cancelText', {
            stake: formatMoney(part.stake, inFun ? '' : '₱'),
            part: pickWords(part.numbers, i18n) || part.numbers,
          })}
          cancelLabel={t('betDetail.keep')}
          confirmLabel={t('betDetail.confirm')}
          onCancel={() => send({ type: 'cancel.declined' })}
          onConfirm={() => send({ type: 'cancel.confirmed' })}
        />
      )}
    </>
  );
}
