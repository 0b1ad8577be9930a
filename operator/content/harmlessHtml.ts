import sanitizeHtml, { type IOptions } from 'sanitize-html';
import type { OperatorContext } from '#operator/core/context.ts';
import { imageHostsOf } from '#operator/system/merchants.ts';
import { originsOf } from '#services/contract/imageOrigins.ts';
import { linkAttributes, operatorHtml, pictureAddress } from '#services/contract/operatorHtml.ts';
import { longestContent } from '#services/contract/written.ts';

/** Texts are few and read often; past so many all are forgotten. */
const mostKept = 2_000;
const kept = new Map<string, string>();

/** What makes the merchant's HTML harmless before it is sent, by whatever way it came into the database (POP-07). */
export async function harmlessFor(
  context: Pick<OperatorContext, 'database'>,
): Promise<(html: string) => string> {
  const origins = originsOf(await imageHostsOf(context));
  return (html) => {
    const key = `${origins.join(' ')}\n${html}`;
    const harmless = kept.get(key) ?? harmlessHtml(html, origins);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, harmless);
    return harmless;
  };
}

/** HTML with nothing left in it that acts. */
export const harmlessHtml = (html: string, imageOrigins: readonly string[]): string =>
  sanitizeHtml(html.slice(0, longestContent), optionsFor(imageOrigins));

const optionsFor = (imageOrigins: readonly string[]): IOptions => ({
  allowedTags: operatorHtml.tags,
  allowedAttributes: {
    '*': operatorHtml.attributes.filter((name) => name !== 'href' && name !== 'src'),
    a: ['href', 'target', 'rel'],
    img: ['src'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '', target: _target, rel: _rel, ...others }) => ({
      tagName,
      attribs: { ...others, ...linkAttributes(href) },
    }),
    img: (tagName, { src = '', ...others }) => {
      const address = pictureAddress(src, imageOrigins);
      return { tagName, attribs: address === null ? {} : { src: address, alt: '', ...others } };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
});
