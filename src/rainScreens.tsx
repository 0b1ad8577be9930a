import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EnvelopeRainScreen } from '#screens/envelopeRain/EnvelopeRainScreen.tsx';

const TransferScreen = lazy(async () => ({
  default: (await import('#screens/transfer/TransferScreen.tsx')).TransferScreen,
}));

/** /m/redRain: money for many members of the downline, and for one of them by `page`. */
export function RedRainScreen() {
  const [query] = useSearchParams();
  return query.get('page') === 'transfer' ? <TransferScreen /> : <EnvelopeRainScreen />;
}
