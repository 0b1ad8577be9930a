import {
  ChevronDown,
  Hourglass,
  type LucideIcon,
  ShieldAlert,
  ShieldCheck,
  ShieldQuestion,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import type { BetDetail } from '#machines/betDetail/betDetail.machine.ts';
import { useServices } from '#src/app/services.ts';
import { useStored } from '#src/app/hooks/useStored.ts';
import type { Verdict } from '@araw/contract/cashier/records';
import { operatorAddress } from '#services/configuration.ts';
import { readDrawn } from '#services/proofs.ts';
import styles from './BetDetail.module.css';
import { Fact } from './Fact.tsx';
import { drawProofLink, roundProofLink } from './proofLink.ts';
import layout from '#screens/ui/layout/layout.module.css';

const icons: Record<Verdict, LucideIcon> = {
  fits: ShieldCheck,
  differs: ShieldAlert,
  notYet: Hourglass,
  unchecked: ShieldQuestion,
  none: ShieldQuestion,
};

/** The verdict first, then the numbers, and a link to the page that shows every step. */
export function Proof({ detail: { bet, order, verdict } }: { detail: BetDetail }) {
  const { t } = useTranslation();
  const headingId = useId();
  const { configuration } = useServices();
  const [theme] = useStored('theme');
  const look = { language: shownLanguage(), theme };
  const Icon = icons[verdict];
  const link = (bet && roundProofLink(bet, look)) ?? (order && drawProofLink(order.order, look));
  return (
    <section className={styles.block} aria-labelledby={headingId}>
      <h3 id={headingId}>{t('betDetail.proof.title')}</h3>
      <p className={styles.verdict} data-verdict={verdict}>
        <Icon size={20} aria-hidden />
        <span>
          <b>{t(`betDetail.proof.${verdict}`)}</b>
          <span>{whyText()}</span>
        </span>
      </p>
      {verdict !== 'none' && (
        <details className={styles.numbers}>
          <summary>
            {t('betDetail.proof.details')} <ChevronDown size={18} aria-hidden />
          </summary>
          <dl className={layout.stack8}>
            {bet ? <RoundNumbers bet={bet} /> : <DrawNumbers order={order} />}
          </dl>
        </details>
      )}
      {link && (
        <a
          className={styles.check}
          href={operatorAddress(configuration, link)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('betDetail.proof.check')}
        </a>
      )}
    </section>
  );

  function whyText() {
    if (verdict !== 'notYet') return t(`betDetail.proof.${verdict}Text`);
    return t(order ? 'betDetail.proof.notYetDraw' : 'betDetail.proof.notYetRound');
  }
}

function RoundNumbers({ bet: { round } }: { bet: NonNullable<BetDetail['bet']> }) {
  const { t } = useTranslation();
  if (!round?.proof) return null;
  const { commitment, serverSeed, clientSeed, nonce, drawn } = round.proof;
  const numbers = readDrawn(drawn)?.numbers.join(' ');
  return (
    <>
      <Fact name={t('betDetail.proof.commitment')}>
        <Code>{commitment}</Code>
      </Fact>
      {serverSeed && (
        <Fact name={t('betDetail.proof.serverSeed')}>
          <Code>{serverSeed}</Code>
        </Fact>
      )}
      <Fact name={t('betDetail.proof.clientSeed')}>
        <Code>{clientSeed}</Code>
      </Fact>
      <Fact name={t('betDetail.proof.nonce')}>
        <Code>{nonce}</Code>
      </Fact>
      {numbers && (
        <Fact name={t('betDetail.proof.numbers')}>
          <Code>{numbers}</Code>
        </Fact>
      )}
    </>
  );
}

function DrawNumbers({ order }: { order: BetDetail['order'] }) {
  const { t } = useTranslation();
  if (!order) return null;
  const { commitment, seed, winningNumbers } = order.order;
  return (
    <>
      <Fact name={t('betDetail.proof.commitment')}>
        <Code>{commitment}</Code>
      </Fact>
      {seed && (
        <Fact name={t('betDetail.proof.serverSeed')}>
          <Code>{seed}</Code>
        </Fact>
      )}
      {winningNumbers && (
        <Fact name={t('betDetail.proof.numbers')}>
          <Code>{winningNumbers}</Code>
        </Fact>
      )}
    </>
  );
}

const Code = ({ children }: { children: ReactNode }) => (
  <code dir="ltr" className={styles.code}>
    {children}
  </code>
);
