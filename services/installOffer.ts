/** The browser's offer to install the web app, where it makes one (Chromium). */
interface InstallEvent extends Event {
  /** Asks the player; a second time it rejects. */
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const name = 'beforeinstallprompt';
let kept: InstallEvent | null = null;

window.addEventListener(name, (event) => {
  // The browser would show a bar of its own.
  event.preventDefault();
  kept = event as InstallEvent;
});

/** Calls back for the offer that is kept and for each that comes. Returns its own end. */
export function watchInstallOffer(onOffer: () => void): () => void {
  if (kept) onOffer();
  window.addEventListener(name, onOffer);
  return () => window.removeEventListener(name, onOffer);
}

/** Shows the browser's own question; rejects without an offer. */
export async function askToInstall(): Promise<{ accepted: boolean }> {
  const offer = kept;
  if (!offer) throw new Error('the browser offers no installation');
  kept = null;
  await offer.prompt();
  const { outcome } = await offer.userChoice;
  return { accepted: outcome === 'accepted' };
}
