import { element, t } from './client.js';

const count = 6;

/** Kept when the next draw is shown. */
const picked = new Set();

/** The numbers picked, from the lowest, as a bet names them; '' until there are six. */
export const sixPicked = () =>
  picked.size === count ? [...picked].sort((one, other) => one - other).join('-') : '';

function pickAnySix(highest) {
  const left = Array.from({ length: highest }, (_, index) => index + 1);
  const words = crypto.getRandomValues(new Uint32Array(count));
  picked.clear();
  for (const word of words) for (const number of left.splice(word % left.length, 1)) picked.add(number);
}

/** Numbers from 1 to `highest` to tick, six at most, and a button that ticks any six. */
export function sixPicker(highest) {
  const boxes = Array.from({ length: highest }, (_, index) =>
    element('input', { type: 'checkbox', value: index + 1 }),
  );
  const told = element('p', { className: 'told' });
  told.setAttribute('role', 'status');
  const button = (name, act) => {
    const made = element('button', { type: 'button', textContent: t(name) });
    made.addEventListener('click', () => {
      act();
      show();
    });
    return made;
  };
  function show() {
    for (const box of boxes) {
      box.checked = picked.has(Number(box.value));
      box.disabled = !box.checked && picked.size === count;
    }
    told.textContent = t('pickedOf', { count: picked.size });
  }
  const numbers = element(
    'div',
    { className: 'numbers' },
    ...boxes.map((box) => element('label', {}, box, box.value)),
  );
  numbers.addEventListener('change', ({ target }) => {
    if (target.checked) picked.add(Number(target.value));
    else picked.delete(Number(target.value));
    show();
  });
  show();
  return [
    numbers,
    told,
    button('lucky', () => pickAnySix(highest)),
    button('clearPicks', () => picked.clear()),
  ];
}
