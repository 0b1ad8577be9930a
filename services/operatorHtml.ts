import DOMPurify, { type Config } from 'dompurify';

/** Characters; what stands behind them is cut off. */
const lengthLimit = 64 * 1024;

/** What text, lists, tables and pictures are made of. The page has a heading of the first level already. */
const tags = `
  p br hr div span h2 h3 h4 h5 h6 blockquote pre code
  b strong i em u s del ins mark small sub sup
  ul ol li dl dt dd
  table caption colgroup col thead tbody tfoot tr th td
  a img figure figcaption`;

/** No style, class, id and name: they overlay the page, borrow its look and shadow its globals. */
const attributes = 'href src alt title width height colspan rowspan scope start dir lang';

const wordsOf = (text: string) => text.trim().split(/\s+/u);

const config = {
  ALLOWED_TAGS: wordsOf(tags),
  ALLOWED_ATTR: wordsOf(attributes),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Pages that enforce trusted types take nothing else; other browsers get a string.
  RETURN_TRUSTED_TYPE: true,
} satisfies Config;

/**
 * HTML of the operator with nothing left in it that acts: text, lists, tables, pictures, links (POP-07).
 * Links that begin with http open in a window of their own; paths of the app and addresses to write to or to
 * call stay as they are; all others lead nowhere. Pictures come from the own origin and `imageOrigins` alone.
 */
export function sanitiseOperatorHtml(html: string, imageOrigins: readonly string[]): TrustedHTML {
  const finish = (element: Element) => {
    if (element.localName === 'a') finishLink(element);
    if (element.localName === 'img') finishPicture(element, imageOrigins);
  };
  DOMPurify.addHook('afterSanitizeAttributes', finish);
  try {
    return DOMPurify.sanitize(html.slice(0, lengthLimit), config);
  } finally {
    DOMPurify.removeHook('afterSanitizeAttributes', finish);
  }
}

function finishLink(link: Element) {
  const given = link.getAttribute('href')?.trim() ?? '';
  const address = /^(?:mailto|tel):/iu.test(given) ? given : addressOf(given);
  if (address === null) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', address);
  if (!isAbsolute(address)) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer nofollow');
}

function finishPicture(picture: Element, origins: readonly string[]) {
  const address = addressOf(picture.getAttribute('src')?.trim() ?? '');
  if (address === null || (isAbsolute(address) && !origins.includes(new URL(address).origin))) {
    picture.remove();
    return;
  }
  picture.setAttribute('src', address);
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  picture.setAttribute('loading', 'lazy');
}

const isAbsolute = (address: string) => /^https?:\/\//iu.test(address);

/** An http(s) address as it is, a path of the own origin; null for all else, and for hosts in disguise. */
function addressOf(given: string): string | null {
  if (!isAbsolute(given) && !given.startsWith('/')) return null;
  const { origin } = window.location;
  const url = URL.canParse(given, origin) ? new URL(given, origin) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (isAbsolute(given)) return url.href;
  // `/\host`, tabs between the slashes and `/.//host` all end up at another host.
  const path = url.pathname + url.search + url.hash;
  return url.origin === origin && !path.startsWith('//') ? path : null;
}
