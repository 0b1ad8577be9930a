import { useTranslation } from 'react-i18next';

/** How a category of games is called; '' is what is of no game. */
export function useCategoryName(): (gameType: string) => string {
  const { t } = useTranslation();
  return (gameType) =>
    gameType === '' ? t('profit.noGame') : t(`category.${gameType as 'RNG'}`, { defaultValue: gameType });
}
