/**
 * The HTML that operators may use: text, lists, tables, pictures, links (POP-07). The operator sanitises before sending
 * and the app before showing, each with its own sanitiser.
 */
export const operatorHtml = {
  /** No h1: the page already has one. */
  tags: wordsOf(`
    p br hr div span h2 h3 h4 h5 h6 blockquote pre code
    b strong i em u s del ins mark small sub sup
    ul ol li dl dt dd
    table caption colgroup col thead tbody tfoot tr th td
    a img figure figcaption`),

  /** No style, class, id or name: they could cover the page, imitate its look or shadow its globals. */
  attributes: wordsOf('href src alt title width height colspan rowspan scope start dir lang'),
} as const;

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/u);
}

/**
 * Attributes for a link: external ones open in a new window without access to this one; app paths, including relative
 * ones, stay here; mailto and tel are allowed. Empty if the target isn't allowed.
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

/** The picture's address if it is on the app's own origin or one of `origins`; otherwise null. */
export function pictureAddress(src: string, origins: readonly string[]): string | null {
  const address = addressOf(src.trim());
  if (address === null) return null;
  return isAbsolute(address) && !origins.includes(new URL(address).origin) ? null : address;
}

const isAbsolute = (address: string) => /^https?:\/\//iu.test(address);

/** Not a path, query or fragment, and without a scheme. */
const isRelative = (given: string) => /^(?![a-z][a-z0-9+.-]*:)[^/\\?#]/iu.test(given);

/** Relative links are resolved against the site's root on every page; operators write them with or without /m. */
const fromHome = (given: string) =>
  /^(?:\.\/)?m\//u.test(given) ? given.replace(/^(?:\.\/)?/u, '/') : `/m/${given}`;

/** Placeholder for the origin that serves the app. */
const ownOrigin = 'https://app.invalid';

/** An http(s) address unchanged, or a path on the own origin; null for anything else and for disguised hosts. */
function addressOf(given: string): string | null {
  if (!isAbsolute(given) && !given.startsWith('/')) return null;
  const url = URL.canParse(given, ownOrigin) ? new URL(given, ownOrigin) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (isAbsolute(given)) return url.href;
  // `/\host`, tabs between the slashes and `/.//host` all resolve to another host.
  const path = url.pathname + url.search + url.hash;
  return url.origin === ownOrigin && !path.startsWith('//') ? path : null;
}
