import type { ConsolidatedSettings } from '@araw/contract/calls/system';

/** Settings of a site that offers nothing special. */
export const siteSettings: ConsolidatedSettings = {
  merchantCode: 'ARAW',
  trialMerchantCode: 'ARAWTRIAL',
  merchantName: 'Araw',
  defaultLanguage: 'EN',
  minimumAge: 21,
  protection: { profile: 'spec', tightened: {} },
  now: Date.now(),
  sealing: { scheme: 'AES-GCM', keyId: 'k', publicKey: 'p' },
  popup: { A: false, B: false, autoplay: false },
  demoTicker: false,
  feedbackWords: { least: 1, most: 10 },
  identity: null,
  humanCheck: { provider: 'none' },
  licence: null,
  sandbox: true,
};
