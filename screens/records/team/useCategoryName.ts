import { useTranslation } from 'react-i18next';

/** The name of a game category; '' means no game. */
export function useCategoryName(): (gameType: string) => string {
  const { t } = useTranslation();
  return (gameType) =>
    gameType === '' ? t('profit.noGame') : t(`category.${gameType as 'RNG'}`, { defaultValue: gameType });
}
