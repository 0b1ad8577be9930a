import { useTranslation } from 'react-i18next';
import { Segments } from '#screens/ui/buttons/Segments.tsx';
import { type OpenedType, openedTypes } from '@araw/contract/agents/agentAccounts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface TypeChoiceProps {
  type: OpenedType;
  readOnly: boolean;
  onChoose: (type: OpenedType) => void;
}

const wordOf = (type: OpenedType) => (type === 1 ? 'agent' : 'member');

/** Whether the new account can only play, or also build a team. */
export function TypeChoice({ type, readOnly, onChoose }: TypeChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className={layout.stack12}>
      <span className={typography.label}>{t('openAccount.type')}</span>
      <Segments
        label={t('openAccount.type')}
        chosen={String(type)}
        options={openedTypes.map((value) => ({
          value: String(value),
          text: t(`openAccount.types.${wordOf(value)}`),
        }))}
        onChoose={(chosen) => {
          if (!readOnly) onChoose(chosen === '1' ? 1 : 0);
        }}
      />
      <p className={typography.note}>{t(`openAccount.typeHint.${wordOf(type)}`)}</p>
    </div>
  );
}
