import { element, markLabels } from './shared/dom.ts';
import { t, type TextName } from './shared/texts.ts';

const count = 6;

/** Kept for the next draw. */
const picked = new Set<number>();

/** The picked numbers in ascending order, as sent in a bet; '' until there are six. */
export const sixPicked = () =>
  picked.size === count ? [...picked].sort((one, other) => one - other).join('-') : '';

function pickAnySix(highest: number): void {
  const left = Array.from({ length: highest }, (_, index) => index + 1);
  const words = crypto.getRandomValues(new Uint32Array(count));
  picked.clear();
  for (const word of words) for (const number of left.splice(word % left.length, 1)) picked.add(number);
}

/** Checkboxes for the numbers from 1 to `highest`, six at most, and a button for a lucky pick. */
export function sixPicker(highest: number): HTMLElement[] {
  const boxes = Array.from({ length: highest }, (_, index) =>
    element('input', { type: 'checkbox', value: String(index + 1) }),
  );
  const told = element('p', { className: 'told' });
  told.setAttribute('role', 'status');
  const button = (name: TextName, act: () => void) => {
    const made = element('button', { type: 'button', textContent: t(name) });
    made.addEventListener('click', () => {
      act();
      show();
    });
    return made;
  };
  function show(): void {
    for (const box of boxes) {
      box.checked = picked.has(Number(box.value));
      box.disabled = !box.checked && picked.size === count;
    }
    markLabels();
    told.textContent = t('pickedOf', { count: picked.size });
  }
  for (const box of boxes) {
    box.addEventListener('change', () => {
      if (box.checked) picked.add(Number(box.value));
      else picked.delete(Number(box.value));
      show();
    });
  }
  const numbers = element(
    'div',
    { className: 'numbers' },
    ...boxes.map((box) => element('label', {}, box, box.value)),
  );
  show();
  return [
    numbers,
    told,
    button('lucky', () => pickAnySix(highest)),
    button('clearPicks', () => picked.clear()),
  ];
}
