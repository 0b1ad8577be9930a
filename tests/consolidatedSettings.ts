import type { ConsolidatedSettings } from '#services/contract/system.ts';

/** Of a merchant with nothing switched on. */
export const consolidatedSettings: ConsolidatedSettings = {
  merchantCode: 'ARAW',
  trialMerchantCode: 'ARAWTRIAL',
  merchantName: 'Araw',
  defaultLanguage: 'EN',
  minimumAge: 21,
  now: 0,
  sealing: { scheme: 'DES', keyId: 'k', publicKey: '' },
  popup: { A: false, B: false, autoplay: false },
  demoTicker: false,
  feedbackWords: { least: 3, most: 300 },
  identity: null,
  humanCheck: { provider: 'none' },
  sandbox: false,
};
