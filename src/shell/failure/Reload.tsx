import { useTranslation } from 'react-i18next';
import { Button } from '#screens/ui/buttons/Button.tsx';

export function Reload() {
  const { t } = useTranslation();
  return (
    <Button look="primary" onClick={() => window.location.reload()}>
      {t('app.reload')}
    </Button>
  );
}
