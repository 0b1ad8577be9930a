/** The browser's offer to install the web app, where it makes one (Chromium). */
interface InstallEvent extends Event {
  /** Asks the player; a second time it rejects. */
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export const offerEvent = 'beforeinstallprompt';

/** The latest offer. It may come before anything asks for it, so the first load listens. */
export const installOffer: { kept: InstallEvent | null } = { kept: null };

window.addEventListener(offerEvent, (event) => {
  // The browser would show a bar of its own.
  event.preventDefault();
  installOffer.kept = event as InstallEvent;
});
