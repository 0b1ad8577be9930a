import { useTranslation } from 'react-i18next';
import { gameTypes } from '#services/contract/gameCodes.ts';

/** The name of a category; one that this app does not know keeps its code. */
export function useCategoryName() {
  const { t } = useTranslation();
  return (code: string): string => {
    const known = gameTypes.find((one) => one === code);
    return known ? t(`category.${known}`) : code;
  };
}
