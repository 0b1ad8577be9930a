type Attributes = Record<string, string | number | boolean | undefined | ((event: Event) => void)>;
export type Child = Node | string | null | undefined | false;

/** An element with attributes, listeners (`onclick`) and children; undefined ones are skipped. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') created.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false)
      created.setAttribute(name, value === true ? '' : String(value));
  }
  created.append(...children.filter((child): child is Node | string => Boolean(child)));
  return created;
}

export function byId<T extends Element = HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found as unknown as T;
}

/** `1 state`, `3,000 states`. */
export const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
