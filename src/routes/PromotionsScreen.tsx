import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadTexts } from '#locales/i18n.ts';
import { PromotionsScreen as Announced } from '#screens/announcements/PromotionsScreen.tsx';
import { onlyValue } from '#screens/shared/address/addressValues.ts';

const PromotionScreen = lazy(async () => {
  const [{ PromotionScreen: Screen }] = await Promise.all([
    import('#screens/promotion/PromotionScreen.tsx'),
    loadTexts('deposit'),
    loadTexts('payments'),
    loadTexts('promotion'),
    loadTexts('rewards'),
  ]);
  return { default: Screen };
});

/** /m/activity: announced and running promotions; with `?promotion=`, one of them and the member's part in it. */
export function PromotionsScreen() {
  const [query] = useSearchParams();
  const id = onlyValue(query, 'promotion');
  return id !== null && /^[\w-]{1,64}$/.test(id) ? <PromotionScreen id={id} /> : <Announced />;
}
