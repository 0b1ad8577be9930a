import { installOffer, offerEvent } from './keptInstallOffer.ts';

/** Calls back for the stored offer and for each new one. Returns a function that stops it. */
export function watchInstallOffer(onOffer: () => void): () => void {
  if (installOffer.kept) onOffer();
  window.addEventListener(offerEvent, onOffer);
  return () => window.removeEventListener(offerEvent, onOffer);
}

/** Shows the browser's own prompt; rejects without an offer. */
export async function askToInstall(): Promise<{ accepted: boolean }> {
  const offer = installOffer.kept;
  if (!offer) throw new Error('the browser offers no installation');
  installOffer.kept = null;
  await offer.prompt();
  const { outcome } = await offer.userChoice;
  return { accepted: outcome === 'accepted' };
}
