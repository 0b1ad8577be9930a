import { useTranslation } from 'react-i18next';
import { Segments } from '#screens/ui/buttons/Segments.tsx';
import { type OpenedType, openedTypes } from '#services/contract/agentAccounts.ts';
import styles from './AgentRegister.module.css';

interface TypeChoiceProps {
  type: OpenedType;
  onChoose: (type: OpenedType) => void;
}

const wordOf = (type: OpenedType) => (type === 1 ? 'agent' : 'member');

/** Whether what is opened plays alone, or has a team, too. */
export function TypeChoice({ type, onChoose }: TypeChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.group}>
      <span className={styles.label}>{t('openAccount.type')}</span>
      <Segments
        label={t('openAccount.type')}
        chosen={String(type)}
        options={openedTypes.map((value) => ({
          value: String(value),
          text: t(`openAccount.types.${wordOf(value)}`),
        }))}
        onChoose={(chosen) => onChoose(chosen === '1' ? 1 : 0)}
      />
      <p className={styles.hint}>{t(`openAccount.typeHint.${wordOf(type)}`)}</p>
    </div>
  );
}
