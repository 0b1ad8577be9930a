import type { AtlasMachine, AtlasVariant } from '../content.ts';
import { counted, element } from './dom.ts';
import { hashOf } from './route.ts';

/** The chart in words: its input variants, its states, how to read it, and how to export it. */
export const chartTab = (machine: AtlasMachine): HTMLElement =>
  element(
    'div',
    {},
    element('h3', { class: 'group' }, 'Input variants'),
    element('ul', { class: 'plain' }, ...machine.variants.map(variantItem)),
    element('h3', { class: 'group' }, 'States'),
    stateOutline(machine),
    element('h3', { class: 'group' }, 'How to read it'),
    legend(),
    element('h3', { class: 'group' }, 'Elsewhere'),
    element('p', { class: 'faint' }, 'The visualizer at stately.ai imports this text (New, Import code).'),
    copyButton(machine.stately),
  );

function variantItem({ name, input, states }: AtlasVariant): HTMLElement {
  const size = element('small', {}, counted(states, 'reachable state'));
  if (input === null) return element('li', {}, name, size);
  const shown = element('details', {}, element('summary', {}, name), element('pre', {}, input));
  return element('li', {}, shown, size);
}

function stateOutline(machine: AtlasMachine): HTMLElement {
  const below = (parent: string | null): HTMLElement =>
    element(
      'ul',
      { class: 'outline' },
      ...machine.states
        .filter((state) => state.parent === parent)
        .map(({ path, tags }) => {
          const subject = { kind: 'state' as const, path };
          const name = path.split('.').at(-1) ?? path;
          const hasInner = machine.states.some((state) => state.parent === path);
          return element(
            'li',
            {},
            element('a', { href: hashOf({ machine: machine.name, subject }) }, name),
            tags.length > 0 && element('small', {}, tags.map((tag) => `#${tag}`).join(' ')),
            hasInner && below(path),
          );
        }),
    );
  return below(null);
}

const signs: [icon: string, meaning: string][] = [
  ['answer', 'an actor answers'],
  ['failure', 'an actor fails'],
  ['delay', 'time passes'],
  ['always', 'at once, on a condition'],
  ['completion', 'everything inside is done'],
  ['actor', 'runs while the state is active'],
  ['entry', 'done on entering'],
  ['exit', 'done on leaving'],
  ['stay', 'answered without leaving the state'],
  ['reenter', 'left and entered again'],
];

function legend(): HTMLElement {
  const items = signs.map(([icon, meaning]) => {
    const item = element('li', {}, meaning);
    item.insertAdjacentHTML(
      'afterbegin',
      `<svg class="sign on-${icon}" viewBox="0 0 12 12" aria-hidden="true"><use class="icon" href="#icon-${icon}"/></svg>`,
    );
    return item;
  });
  return element('ul', { class: 'legend' }, ...items, element('li', {}, 'dashed frames are active together'));
}

function copyButton(text: string): HTMLElement {
  const said = element('span', { role: 'status' });
  const button = element('button', { type: 'button', class: 'main' }, 'Copy for Stately');
  button.addEventListener('click', () => {
    void copied(text).then((isCopied) => {
      said.textContent = isCopied ? 'Copied.' : 'The browser refused; select it below.';
      if (!isCopied) button.after(element('textarea', { readonly: true, rows: 8 }, text));
    });
  });
  return element('p', { class: 'copy' }, button, said);
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
