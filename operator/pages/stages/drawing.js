import { element } from '../client.js';

const space = 'http://www.w3.org/2000/svg';

/** An SVG element with these attributes. */
export function svg(tag, attributes = {}, ...children) {
  const made = document.createElementNS(space, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** One of the symbols that the page brings. */
export const picture = (symbol) => svg('svg', { 'aria-hidden': 'true' }, svg('use', { href: `#${symbol}` }));

/** Digits and signs that read from left to right, whatever the language around them. */
export const leftToRight = (text) => `\u2066${text}\u2069`;

export const div = (className, ...children) => element('div', { className }, ...children);
