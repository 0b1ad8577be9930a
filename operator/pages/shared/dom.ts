// DOM helpers for every page of the operator.

/** The element with this id, optionally of this kind. Throws if there is none. */
export function at(id: string): HTMLElement;
export function at<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind;
export function at(id: string, kind: new () => HTMLElement = HTMLElement): HTMLElement {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name} with the id ${id}`);
  return found;
}

/** A new element with these properties. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/**
 * Marks the labels of checked and disabled inputs for the styles, because older browsers lack `:has()`. Call it after
 * a script has changed them; what the player changes is marked automatically (client.ts).
 */
export function markLabels(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(
    'label > [type=radio], label > [type=checkbox]',
  )) {
    input.parentElement?.classList.toggle('checked', input.checked);
    input.parentElement?.classList.toggle('disabled', input.disabled);
  }
}

/** Acts on each press. Holding a key down counts as one: a bet needs a press of its own (PROT-07). */
export function onPress(button: HTMLElement, act: () => void): void {
  button.addEventListener('click', act);
  button.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });
}
