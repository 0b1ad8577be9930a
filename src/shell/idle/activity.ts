import * as v from 'valibot';
import type { Sign } from '#machines/idle/idle.machine.ts';
import type { Attention } from '#src/app/attention.ts';

/** Not `scroll`: slides that turn by themselves scroll, too. Screen readers cause a `click` alone. */
const signs = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'keydown', 'input', 'click'] as const;
/** Signs within this time count as one (ms). */
const pace = 5_000;
/**
 * A call this long after the last sign is the page's own (ms). Long enough for the call that tells of that sign, a minute
 * after it.
 */
const stay = 120_000;

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

interface Options {
  userName: string;
  attention: Attention;
  open?: () => Channel;
}

export interface Activity {
  /** Watches until the function that it returns is called. Milliseconds until the question and the end are due. */
  watch(due: { askAfter: number; limit: number }, tell: (sign: Sign) => void): () => void;
  /** The player has said that they are there. */
  note(): void;
}

/** Signs of the player in this tab and in their others (PROT-08). By the wall clock, which keeps running while a device sleeps. */
export function createActivity({
  userName,
  attention,
  // oxlint-disable-next-line baseline/known -- attempt() runs it
  open = () => new BroadcastChannel('activity'),
}: Options): Activity {
  let last = Date.now();
  let channel: Channel | null = null;

  function note() {
    last = Date.now();
    channel?.postMessage({ userName });
  }

  return {
    note,
    watch({ askAfter, limit }, tell) {
      let heard = 0;
      const sign = () => {
        const now = Date.now();
        // A clock may be set back.
        if (Math.abs(now - heard) < pace) return;
        heard = now;
        const passed = now - last;
        if (passed >= askAfter) return tell({ type: 'silence.noticed', left: limit - passed });
        note();
        tell({ type: 'player.active' });
      };
      const seenAgain = () => {
        if (document.visibilityState === 'visible') sign();
      };
      channel = attempt(open);
      channel?.addEventListener('message', ({ data }) => {
        if (!v.is(v.object({ userName: v.literal(userName) }), data)) return;
        last = Date.now();
        tell({ type: 'player.activeElsewhere' });
      });
      for (const type of signs) window.addEventListener(type, sign, { capture: true, passive: true });
      document.addEventListener('visibilitychange', seenAgain);
      window.addEventListener('pageshow', seenAgain);
      attention.isAway = () => Date.now() - last > stay;
      attention.noteBet = sign;
      return () => {
        delete attention.isAway;
        delete attention.noteBet;
        for (const type of signs) window.removeEventListener(type, sign, { capture: true });
        document.removeEventListener('visibilitychange', seenAgain);
        window.removeEventListener('pageshow', seenAgain);
        channel?.close();
        channel = null;
      };
    },
  };
}

/** In browsers that lack or block the channel each tab is on its own. */
function attempt(open: () => Channel): Channel | null {
  try {
    return open();
  } catch {
    return null;
  }
}
