import { inPlaceOf } from './inPlaceOf.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (root: Element) => [...root.querySelectorAll<Control>('input, select, textarea')];

const isTickable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

/** What a control was drawn with. */
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

/** Brings a control into a state as a player does, by the events that this makes. */
function bring(control: Control, state: boolean | string) {
  if (isTickable(control)) {
    control.checked = !state;
    control.click();
    return;
  }
  // React passes over an event after which an element has the value that it has last seen or set there: it sees another one
  // set, and not how this one comes back.
  if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue;
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', state, control);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Knows the controls of a page that was drawn ahead. What it answers gives the app what was typed, filled in or chosen there
 * (DEV-05): React keeps an element that it takes over as it is, but never tells the form.
 */
export function readTypedBefore(root: Element): () => Promise<void> {
  const drawn = controlsIn(root).map((control) => ({ control, sent: drawnStateOf(control) }));
  const focused = drawn.find(({ control }) => control === document.activeElement)?.control;

  return async () => {
    const all = drawn.splice(0);
    // All before the first event: React then draws the form anew, with what it has been told so far.
    const changed = all
      .map(({ control, sent }) => ({ control, sent, state: stateOf(control) }))
      // Of radio buttons the one that is chosen says all.
      .filter(({ control, sent, state }) => state !== sent && !(control.type === 'radio' && state === false));
    const before = all.map((one) => one.control);
    const own = (control: Control) => inPlaceOf(control, { before, now: () => controlsIn(root), isAlike });
    const caret = focused && !(focused instanceof HTMLSelectElement) ? focused.selectionStart : null;
    for (const { control, state } of changed) {
      const successor = own(control);
      if (successor) bring(successor, state);
      // What one event changes is there before the next, as when a player types.
      await Promise.resolve();
    }
    const target = focused && own(focused);
    if (!target || ![target, document.body].includes(document.activeElement as HTMLElement)) return;
    target.focus({ preventScroll: true });
    if (caret !== null && !(target instanceof HTMLSelectElement)) target.setSelectionRange(caret, caret);
  };
}
