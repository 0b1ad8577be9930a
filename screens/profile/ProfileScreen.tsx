import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Block } from '#screens/shared/loading/Block.tsx';
import { useServices } from '#src/app/services.ts';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { accountQueries } from '#services/queries/accountQueries.ts';
import { Details } from './Details.tsx';
import { HeadIcons } from './HeadIcons.tsx';
import styles from './ProfileScreen.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** /m/myAccount/index: the player's details, and those they may change (MEM-01, MEM-09). */
export function ProfileScreen() {
  const { t } = useTranslation();
  const { operator } = useServices();
  const profile = useQuery(accountQueries(operator).profile());
  return (
    <div className={layout.loosePage}>
      <HeadIcons
        account={profile.data?.account}
        editable={profile.data?.editable.includes('headIcon') ?? false}
      />
      <Block query={profile} skeleton={<Skeleton className={styles.detailsRoom} />}>
        {(known) => <Details profile={known} />}
      </Block>
      <p className={styles.more}>
        <Link to="/m/service">{t('profile.fixed')}</Link>
      </p>
    </div>
  );
}
