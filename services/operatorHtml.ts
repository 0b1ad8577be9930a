import DOMPurify, { type Config } from 'dompurify';
import { linkAttributes, operatorHtml, pictureAddress } from './contract/operatorHtml.ts';
import { longestContent } from './contract/written.ts';

const config = {
  ALLOWED_TAGS: operatorHtml.tags,
  ALLOWED_ATTR: operatorHtml.attributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Pages that enforce trusted types take nothing else; other browsers get a string.
  RETURN_TRUSTED_TYPE: true,
} satisfies Config;

/**
 * HTML of the operator with nothing left in it that acts (POP-07). Links that begin with http open in a window of
 * their own; paths of the app and addresses to write to or to call stay as they are; all others lead nowhere.
 * Pictures come from the own origin and `imageOrigins` alone.
 */
export function sanitiseOperatorHtml(html: string, imageOrigins: readonly string[]): TrustedHTML {
  const finish = (element: Element) => {
    if (element.localName === 'a') finishLink(element);
    if (element.localName === 'img') finishPicture(element, imageOrigins);
  };
  DOMPurify.addHook('afterSanitizeAttributes', finish);
  try {
    return DOMPurify.sanitize(html.slice(0, longestContent), config);
  } finally {
    DOMPurify.removeHook('afterSanitizeAttributes', finish);
  }
}

function finishLink(link: Element) {
  const attributes = linkAttributes(link.getAttribute('href') ?? '');
  link.removeAttribute('href');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
}

function finishPicture(picture: Element, origins: readonly string[]) {
  const address = pictureAddress(picture.getAttribute('src') ?? '', origins);
  if (address === null) {
    picture.remove();
    return;
  }
  picture.setAttribute('src', address);
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  picture.setAttribute('loading', 'lazy');
}
