import { inPlaceOf } from './inPlaceOf.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (root: Element) => [...root.querySelectorAll<Control>('input, select, textarea')];

const isTickable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

function drawnStateOf(control: Control): boolean | string | undefined {
  if (isTickable(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

const isAlike = (one: Control, other: Control) =>
  one.type === other.type &&
  one.name === other.name &&
  one.ariaLabel === other.ariaLabel &&
  (!isTickable(one) || one.value === other.value);

const stateOf = (control: Control) => (isTickable(control) ? control.checked : control.value);

/** Sets a control's state and dispatches the same events as a player's input. */
function bring(control: Control, state: boolean | string) {
  if (isTickable(control)) {
    control.checked = !state;
    control.click();
    return;
  }
  // React ignores an event if the value equals the last one that it tracked. Set the default through React's setter,
  // then the state through the prototype's, which React doesn't track.
  if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue;
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', state, control);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Reads a prerendered page's controls. Returns a function that passes what was typed, filled in or chosen there to
 * the app (DEV-05): React hydrates an element as it is, but never notifies the form.
 */
export function readTypedBefore(root: Element): () => Promise<void> {
  const drawn = controlsIn(root).map((control) => ({ control, sent: drawnStateOf(control) }));
  const focused = drawn.find(({ control }) => control === document.activeElement)?.control;

  return async () => {
    const all = drawn.splice(0);
    // Read all states before the first event: it makes React rerender the form with only the values received so far.
    const changed = all
      .map(({ control, sent }) => ({ control, sent, state: stateOf(control) }))
      // Among radio buttons, only the chosen one matters.
      .filter(({ control, sent, state }) => state !== sent && !(control.type === 'radio' && state === false));
    const before = all.map((one) => one.control);
    const own = (control: Control) => inPlaceOf(control, { before, now: () => controlsIn(root), isAlike });
    const caret = focused && !(focused instanceof HTMLSelectElement) ? focused.selectionStart : null;
    for (const { control, state } of changed) {
      const successor = own(control);
      if (successor) bring(successor, state);
      // Let each event's changes apply before the next one, as when a player types.
      await Promise.resolve();
    }
    const target = focused && own(focused);
    if (!target || ![target, document.body].includes(document.activeElement as HTMLElement)) return;
    target.focus({ preventScroll: true });
    if (caret !== null && !(target instanceof HTMLSelectElement)) target.setSelectionRange(caret, caret);
  };
}
