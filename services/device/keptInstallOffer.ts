/** The browser's offer to install the web app (Chromium only). */
interface InstallEvent extends Event {
  /** Prompts the player; rejects when called again. */
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export const offerEvent = 'beforeinstallprompt';

/** The latest offer. It can arrive before anything needs it, so the first load has to listen. */
export const installOffer: { kept: InstallEvent | null } = { kept: null };

window.addEventListener(offerEvent, (event) => {
  // Otherwise the browser would show its own bar.
  event.preventDefault();
  installOffer.kept = event as InstallEvent;
});
