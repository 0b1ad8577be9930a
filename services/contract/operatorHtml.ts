/**
 * What HTML of the operator may hold: text, lists, tables, pictures, links (POP-07). The operator keeps to it before
 * it sends, the app before it shows, each by a sanitiser of its own.
 */
export const operatorHtml = {
  /** The page has a heading of the first level already. */
  tags: wordsOf(`
    p br hr div span h2 h3 h4 h5 h6 blockquote pre code
    b strong i em u s del ins mark small sub sup
    ul ol li dl dt dd
    table caption colgroup col thead tbody tfoot tr th td
    a img figure figcaption`),

  /** No style, class, id and name: they overlay the page, borrow its look and shadow its globals. */
  attributes: wordsOf('href src alt title width height colspan rowspan scope start dir lang'),
} as const;

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/u);
}

/**
 * The attributes that lead a link where it may lead: outside in a window of its own, which learns nothing of this one;
 * to a path of the app, also where it is written as relative; to write or to call. None where it leads nowhere.
 */
export function linkAttributes(href: string): { href?: string; target?: string; rel?: string } {
  const given = href.trim();
  const address = /^(?:mailto|tel):/iu.test(given)
    ? given
    : addressOf(isRelative(given) ? fromHome(given) : given);
  if (address === null) return {};
  if (!isAbsolute(address)) return { href: address };
  return { href: address, target: '_blank', rel: 'noopener noreferrer nofollow' };
}

/** The address of a picture of the app's own origin or of one of `origins`; null for all others. */
export function pictureAddress(src: string, origins: readonly string[]): string | null {
  const address = addressOf(src.trim());
  if (address === null) return null;
  return isAbsolute(address) && !origins.includes(new URL(address).origin) ? null : address;
}

const isAbsolute = (address: string) => /^https?:\/\//iu.test(address);

/** Neither a path, nor a query or place of a page, nor anything that names a scheme. */
const isRelative = (given: string) => /^(?![a-z][a-z0-9+.-]*:)[^/\\?#]/iu.test(given);

/** On every page a relative link starts at the site's root; operators write the prefix /m or leave it out. */
const fromHome = (given: string) =>
  /^(?:\.\/)?m\//u.test(given) ? given.replace(/^(?:\.\/)?/u, '/') : `/m/${given}`;

/** Stands for the origin that the app is served from. */
const ownOrigin = 'https://app.invalid';

/** An http(s) address as it is, a path of the own origin; null for all else, and for hosts in disguise. */
function addressOf(given: string): string | null {
  if (!isAbsolute(given) && !given.startsWith('/')) return null;
  const url = URL.canParse(given, ownOrigin) ? new URL(given, ownOrigin) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (isAbsolute(given)) return url.href;
  // `/\host`, tabs between the slashes and `/.//host` all end up at another host.
  const path = url.pathname + url.search + url.hash;
  return url.origin === ownOrigin && !path.startsWith('//') ? path : null;
}
