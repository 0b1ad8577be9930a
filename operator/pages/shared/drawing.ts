import { element } from './dom.ts';

const space = 'http://www.w3.org/2000/svg';

/** An SVG element with these attributes. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | number> = {},
  ...children: Node[]
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS(space, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** One of the page's symbols. */
export const picture = (symbol: string) =>
  svg('svg', { 'aria-hidden': 'true' }, svg('use', { href: `#${symbol}` }));

/** Isolates digits and signs as left-to-right in any language. */
export const leftToRight = (text: string) => `\u2066${text}\u2069`;

export const div = (className: string, ...children: (Node | string)[]) =>
  element('div', { className }, ...children);

/** A table with a head; the first cell of each row is its header. */
export const table = (head: string[], rows: [name: string | (Node | string)[], ...cells: string[]][]) =>
  element(
    'table',
    {},
    element('tr', {}, ...head.map((textContent) => element('th', { scope: 'col', textContent }))),
    ...rows.map(([name, ...cells]) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, ...(typeof name === 'string' ? [name] : name)),
        ...cells.map((textContent) => element('td', { textContent })),
      ),
    ),
  );
