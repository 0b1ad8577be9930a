import DOMPurify, { type Config } from 'dompurify';
import { operatorAddress } from './configuration.ts';
import type { Configuration } from '@araw/contract/calls/configuration';
import { linkAttributes, operatorHtml, pictureAddress } from '@araw/contract/values/operatorHtml';
import { longestContent } from '@araw/contract/values/written';

const config = {
  ALLOWED_TAGS: operatorHtml.tags,
  ALLOWED_ATTR: operatorHtml.attributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Pages that enforce trusted types accept nothing else; other browsers get a string.
  RETURN_TRUSTED_TYPE: true,
} satisfies Config;

type Site = Pick<Configuration, 'basePath' | 'apiBaseUrl'>;

/**
 * Sanitises an operator's HTML (POP-07). External http(s) links open in a new window; app paths get the site's base path;
 * mailto and tel stay; all other links lose their target. Pictures load only from the operator's own origin and
 * `imageOrigins`.
 */
export function sanitiseOperatorHtml(html: string, imageOrigins: readonly string[], site: Site): TrustedHTML {
  const finish = (element: Element) => {
    if (element.localName === 'a') finishLink(element, site);
    if (element.localName === 'img') finishPicture(element, imageOrigins, site);
  };
  DOMPurify.addHook('afterSanitizeAttributes', finish);
  try {
    return DOMPurify.sanitize(html.slice(0, longestContent), config);
  } finally {
    DOMPurify.removeHook('afterSanitizeAttributes', finish);
  }
}

function finishLink(link: Element, { basePath }: Site) {
  const attributes = linkAttributes(link.getAttribute('href') ?? '');
  link.removeAttribute('href');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  // Also when the browser follows it itself, into another tab.
  const { href } = attributes;
  if (href?.startsWith('/')) link.setAttribute('href', basePath + href.slice(1));
}

function finishPicture(picture: Element, origins: readonly string[], site: Site) {
  const address = pictureAddress(picture.getAttribute('src') ?? '', origins);
  if (address === null) {
    picture.remove();
    return;
  }
  picture.setAttribute('src', operatorAddress(site, address));
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  picture.setAttribute('loading', 'lazy');
}
