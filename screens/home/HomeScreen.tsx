import { useTranslation } from 'react-i18next';
import { Banners } from './Banners.tsx';
import { CashButtons } from './CashButtons.tsx';
import { EnvelopeNotice } from './EnvelopeNotice.tsx';
import { GameEntrance } from './entrance/GameEntrance.tsx';
import styles from './HomeScreen.module.css';
import { LowerHome } from './LowerHome.tsx';
import { Ticker } from './Ticker.tsx';

/** The lobby (HOME-01). Each block loads on its own, so one failure doesn't affect the others. */
export function HomeScreen() {
  const { t } = useTranslation();
  return (
    <div className={styles.screen}>
      <h1 className="visually-hidden" tabIndex={-1}>
        {t('title.home')}
      </h1>
      <Banners />
      <Ticker />
      <CashButtons />
      <GameEntrance />
      <LowerHome />
      <EnvelopeNotice />
    </div>
  );
}
