import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/app/appActor.ts';
import { Avatar } from '#screens/shared/player/Avatar.tsx';
import { Block } from '#screens/shared/loading/Block.tsx';
import { useServices } from '#src/app/services.ts';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { accountQueries } from '#services/queries/accountQueries.ts';
import styles from './ProfileScreen.module.css';
import { useSetHeadIcon } from './useSetHeadIcon.ts';
import typography from '#screens/ui/typography.module.css';

interface HeadIconsProps {
  /** Undefined until the profile has loaded. */
  account: string | undefined;
  /** Whether the operator lets the player pick another. */
  editable: boolean;
}

/** The player's head icon and those to choose from (MEM-09). */
export function HeadIcons({ account, editable }: HeadIconsProps) {
  const { operator } = useServices();
  const headIcon = useQuery(accountQueries(operator).headIcon());
  const name = useSession()?.userName ?? '';
  return (
    <section className={styles.picture}>
      <Avatar icon={headIcon.data?.icon ?? ''} size={88} />
      <bdi className={styles.account}>{account ?? name}</bdi>
      {editable && (
        <Block query={headIcon} skeleton={<Skeleton className={styles.choicesRoom} />}>
          {({ icon, choices }) => <Choices icon={icon} choices={choices.filter(Boolean)} />}
        </Block>
      )}
    </section>
  );
}

function Choices({ icon, choices }: { icon: string; choices: string[] }) {
  const { t } = useTranslation();
  const group = useId();
  const choose = useSetHeadIcon();
  if (choices.length === 0) return <p className={typography.note}>{t('profile.noIcons')}</p>;
  return (
    <div role="radiogroup" aria-label={t('profile.headIcon')} className={styles.choices}>
      {choices.map((choice, index) => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            name={group}
            className="visually-hidden"
            aria-label={t('profile.iconOf', { number: index + 1 })}
            checked={choice === icon}
            onChange={() => choose(choice)}
          />
          <Avatar icon={choice} size={52} />
        </label>
      ))}
    </div>
  );
}
