import { type LanguageCode, languages } from '@araw/contract/calls/languages';

/** Language tags that differ in the video player; other languages use the page's tag. */
const videoLanguages: Partial<Record<LanguageCode, string>> = { CN: 'zh', TW: 'zh-TW', TY: 'tl' };

const hosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com'];

/** The video id in a link: `v` of a watch link, the path of shorts and embeds. */
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
 * The embed address of a link's video on the cookie-free host, in the player's language and without autoplay,
 * captions, annotations or related videos. Null for a link without a video (HOME-03).
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
    hl: videoLanguages[language] ?? languages[language].htmlLang,
  });
  return `https://www.youtube-nocookie.com/embed/${id}?${settings}`;
}
