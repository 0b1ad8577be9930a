import { useTranslation } from 'react-i18next';
import { gameTypes } from '@araw/contract/games/gameCodes';

/** The name of a category; one unknown to this app keeps its code. */
export function useCategoryName() {
  const { t } = useTranslation();
  return (code: string): string => {
    const known = gameTypes.find((one) => one === code);
    return known ? t(`category.${known}`) : code;
  };
}
