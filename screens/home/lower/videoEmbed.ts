import type { LanguageCode } from '#locales/languages.ts';

const videoLanguages: Record<LanguageCode, string> = {
  EN: 'en',
  TY: 'tl',
  CN: 'zh',
  VI: 'vi',
  TH: 'th',
  AR: 'ar',
};

const hosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com'];

/** The id of the video that a link leads to: watch links by `v`, shorts and embeds by their path. */
function videoId(linkage: string): string | null {
  if (!URL.canParse(linkage)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(linkage);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const [, kind, named] = pathname.split('/');
  const byHost = hostname === 'youtu.be' ? kind : null;
  const byPath =
    kind === 'watch' ? searchParams.get('v') : kind === 'shorts' || kind === 'embed' ? named : null;
  const id = hosts.includes(hostname) ? byPath : byHost;
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}

/**
 * Where the video of a link plays, in the player's language, without autoplay, captions, annotations and related
 * videos, from the host that sets no cookie; null for a link that leads to no video (HOME-03).
 */
export function videoEmbed(linkage: string, language: LanguageCode): string | null {
  const id = videoId(linkage);
  if (id === null) return null;
  const settings = new URLSearchParams({
    autoplay: '0',
    modestbranding: '1',
    cc_load_policy: '0',
    iv_load_policy: '3',
    rel: '0',
    hl: videoLanguages[language],
  });
  return `https://www.youtube-nocookie.com/embed/${id}?${settings}`;
}
