import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PromotionsScreen as Announced } from '#screens/announcements/PromotionsScreen.tsx';
import { onlyValue } from '#screens/shared/address/addressValues.ts';
import { withTexts } from '#src/app/withTexts.ts';

const PromotionScreen = lazy(
  withTexts<{ id: string }>(
    'growth',
    withTexts<{ id: string }>('cashier', async () => ({
      default: (await import('#screens/promotion/PromotionScreen.tsx')).PromotionScreen,
    })),
  ),
);

/** /m/activity: what is announced and runs, and by `promotion` one of them as the member takes part in it. */
export function PromotionsScreen() {
  const [query] = useSearchParams();
  const id = onlyValue(query, 'promotion');
  return id !== null && /^[\w-]{1,64}$/.test(id) ? <PromotionScreen id={id} /> : <Announced />;
}
