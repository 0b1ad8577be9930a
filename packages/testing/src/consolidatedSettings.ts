import type { ConsolidatedSettings } from '@araw/contract/calls/system';

/** A merchant with everything switched off. */
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
  licence: null,
  protection: { profile: 'ph', tightened: {} },
  sandbox: false,
};
