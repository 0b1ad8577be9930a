import * as v from 'valibot';

const news = v.object({ change: v.picklist(['started', 'ended']), userName: v.string() });

/** A session of this account has started or ended in another tab (SES-08). No token is passed on. */
export type SessionNews = v.InferOutput<typeof news>;

export interface Tabs {
  announce(told: SessionNews): void;
  /** Hears the other tabs, never this one. Returns its own end. */
  subscribe(listener: (heard: SessionNews) => void): () => void;
  close(): void;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'>;

/** Session storage is each tab's own and tells the others nothing, so tabs speak over a channel. */
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

/** Browsers without the channel, or that block it, leave each tab to itself. */
function attempt(open: () => Channel): Channel | null {
  try {
    return open();
  } catch {
    return null;
  }
}
