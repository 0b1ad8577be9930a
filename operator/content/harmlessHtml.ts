import sanitizeHtml, { type IOptions } from 'sanitize-html';
import type { OperatorContext } from '#operator/core/context.ts';
import { imageHostsOf } from '#operator/system/merchants.ts';
import { originsOf } from '@araw/contract/values/imageOrigins';
import { linkAttributes, operatorHtml, pictureAddress } from '@araw/contract/values/operatorHtml';
import { longestContent } from '@araw/contract/values/written';

/** Texts are few and read often; beyond this number the cache is cleared. */
const mostKept = 2_000;
const kept = new Map<string, string>();

/** Sanitises the merchant's HTML before it is sent, however it got into the database (POP-07). */
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
