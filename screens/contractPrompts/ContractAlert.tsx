import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import { contractPages } from './contractPages.ts';
import type { ContractKind } from '@araw/contract/agents/agent';

interface ContractAlertProps {
  kind: ContractKind;
  canAnswer: boolean;
  onDismiss: () => void;
  onCancel: () => void;
  onGo: () => void;
}

/** One pending contract: decide later, or go to its page. */
export function ContractAlert({ kind, canAnswer, onDismiss, onCancel, onGo }: ContractAlertProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t(contractPages[kind].title)}
      text={t('contractPrompts.text')}
      cancelLabel={t('contractPrompts.later')}
      confirmLabel={t('contractPrompts.go')}
      canCancel={canAnswer}
      canConfirm={canAnswer}
      onDismiss={onDismiss}
      onCancel={onCancel}
      onConfirm={onGo}
    />
  );
}
