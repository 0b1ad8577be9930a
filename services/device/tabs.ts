import * as v from 'valibot';

const news = v.object({ change: v.picklist(['started', 'ended']), userName: v.string() });

/** Another tab started or ended a session of this account (SES-08). Tokens are not shared. */
export type SessionNews = v.InferOutput<typeof news>;

export interface Tabs {
  announce(told: SessionNews): void;
  /** Listens to other tabs, never to this one. Returns a function that stops it. */
  subscribe(listener: (heard: SessionNews) => void): () => void;
  close(): void;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'>;

/** Session storage is separate for each tab and fires no events in others, so tabs use a channel. */
// oxlint-disable-next-line baseline/known -- attempt() runs it
export function createTabs(open: () => Channel = () => new BroadcastChannel('session')): Tabs {
  const channel = attempt(open);
  return {
    announce: (told) => channel?.postMessage(told),
    subscribe(listener) {
      const hear = ({ data }: MessageEvent) => {
        const heard = v.safeParse(news, data);
        if (heard.success) listener(heard.output);
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
    close: () => channel?.close(),
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
