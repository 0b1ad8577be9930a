import { act, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TypedBefore } from '#src/app/typedAhead.ts';
import { TypedAhead } from '#src/shell/frame/TypedAhead.tsx';
import { readTypedBefore } from './typedBefore.ts';

/** In other tests of the worker, user-event has started to add properties to every element that gets the focus. */
const keepUserEventOut = (event: Event) => event.stopPropagation();
beforeEach(() => window.addEventListener('focus', keepUserEventOut, true));
afterEach(() => window.removeEventListener('focus', keepUserEventOut, true));

// Without this, `act` doesn't wait for React's deferred work.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

/** The form's own state, as opposed to what its elements show. */
let known: Record<string, unknown> = {};
let changes: string[] = [];

function Form() {
  const [state, setState] = useState<Record<string, string | boolean>>({
    about: '',
    size: 'm',
    colour: 'red',
  });
  const set = (name: string, value: string | boolean) => {
    changes.push(name);
    setState((before) => ({ ...before, [name]: value }));
  };
  useEffect(() => {
    known = state;
  }, [state]);
  const text = (name: string) => ({
    value: String(state[name] ?? ''),
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => set(name, target.value),
  });
  return (
    <form>
      <input name="same" {...text('first')} />
      <input name="same" type="password" {...text('second')} />
      <input name="email" type="email" {...text('email')} />
      <textarea {...text('about')} />
      <input
        type="checkbox"
        checked={state['agreed'] === true}
        onChange={(event) => set('agreed', event.target.checked)}
      />
      {['red', 'green', 'blue'].map((colour) => (
        <input
          key={colour}
          type="radio"
          name="colour"
          value={colour}
          checked={state['colour'] === colour}
          onChange={() => set('colour', colour)}
        />
      ))}
      <select
        aria-label="Size"
        value={String(state['size'])}
        onChange={(event) => set('size', event.target.value)}
      >
        {['s', 'm', 'l'].map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <input type="search" {...text('untouched')} />
      <TypedAhead />
    </form>
  );
}

const roots: { unmount(): void }[] = [];
afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  document.body.replaceChildren();
});

function drawn() {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form />);
  known = {};
  changes = [];
  return root;
}

const control = <Type extends Element = HTMLInputElement>(root: Element, which: string) =>
  root.querySelector<Type>(which)!;

function typeEverything(root: Element) {
  control(root, '[name=same]').value = 'maria';
  control(root, '[type=password]').value = 'secret';
  control(root, '[type=email]').value = 'maria@example.com';
  control<HTMLTextAreaElement>(root, 'textarea').value = 'told more';
  control(root, '[type=checkbox]').checked = true;
  control(root, '[value=blue]').checked = true;
  control<HTMLSelectElement>(root, 'select').value = 'l';
}

const everything = {
  first: 'maria',
  second: 'secret',
  email: 'maria@example.com',
  about: 'told more',
  agreed: true,
  colour: 'blue',
  size: 'l',
};

/** The app, hydrating the prerendered elements or replacing them. */
const takes = {
  over: (root: Element, give: () => Promise<void>) =>
    hydrateRoot(
      root,
      <TypedBefore value={give}>
        <Form />
      </TypedBefore>,
    ),
  'the place of': (root: Element, give: () => Promise<void>) => {
    const own = createRoot(root);
    own.render(
      <TypedBefore value={give}>
        <Form />
      </TypedBefore>,
    );
    return own;
  },
};

for (const [how, take] of Object.entries(takes)) {
  const start = (root: Element) => act(async () => void roots.push(take(root, readTypedBefore(root))));

  test(`[DEV-05] the app that takes ${how} a drawn form keeps what was typed, ticked and chosen, once`, async () => {
    const root = drawn();
    typeEverything(root);
    await start(root);
    expect(known).toEqual(everything);
    expect(changes.toSorted()).toEqual(Object.keys(everything).toSorted());
    expect(control(root, '[type=password]').value).toBe('secret');
    expect(control(root, '[value=blue]').checked).toBe(true);
    expect(control(root, '[value=red]').checked).toBe(false);
    expect(control<HTMLSelectElement>(root, 'select').value).toBe('l');
  });

  test(`[DEV-05] typing while the app takes ${how} a form counts, too`, async () => {
    const root = drawn();
    const give = readTypedBefore(root);
    typeEverything(root);
    await act(async () => void roots.push(take(root, give)));
    expect(known).toEqual(everything);
  });

  test(`[DEV-05] the app that takes ${how} an untouched form receives nothing`, async () => {
    const root = drawn();
    await start(root);
    expect(changes).toEqual([]);
    expect(known).toEqual({ about: '', size: 'm', colour: 'red' });
  });

  test(`[DEV-05] the cursor stays in place as the app takes ${how} a form`, async () => {
    const root = drawn();
    const password = control(root, '[type=password]');
    password.value = 'secret';
    password.focus();
    password.setSelectionRange(2, 2);
    await start(root);
    const own = control(root, '[type=password]');
    expect([document.activeElement, own.selectionStart, own.selectionEnd]).toEqual([own, 2, 2]);
  });
}
