import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Field } from '../Field.tsx';
import { isHalfComposed } from './composition.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
});

const sent = vi.fn<(text: string) => void>();
afterEach(() => void sent.mockClear());

const read = (typed: string) => typed.replace(/\D/g, '');

function Form(field: Partial<ComponentProps<typeof Field>>) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(text);
      }}
    >
      <Field
        label="Number"
        value={text}
        onChange={(event) => setText(event.target.value)}
        read={read}
        {...field}
      />
      <Field label="Name" />
      <button type="submit">Send</button>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' });

describe('[DEV-04] a field that reads its input', () => {
  test('does not touch what is being typed, and shows its meaning on leaving', async () => {
    render(<Form />);
    await userEvent.type(field(), '1-2');
    expect(field().value).toBe('1-2');
    await userEvent.tab();
    expect(field().value).toBe('12');
  });

  test('shows and sends the meaning when Enter submits the form', async () => {
    render(<Form />);
    await userEvent.type(field(), '1-2{Enter}');
    expect([field().value, sent.mock.calls]).toEqual(['12', [['12']]]);
  });

  test('reads pasted text before the browser truncates it', async () => {
    render(<Form maxLength={4} />);
    await userEvent.click(field());
    await userEvent.paste('Number: 1 2 3 4');
    expect(field().value).toBe('1234');
  });

  test.each([
    ['text', '1234'],
    ['numeric', '12345'],
  ] as const)(
    'too long for a field of %s, it shows as %s: no number is truncated to another one',
    async (inputMode, shown) => {
      render(<Form maxLength={4} inputMode={inputMode} />);
      await userEvent.click(field());
      await userEvent.paste('12345');
      expect(field().value).toBe(shown);
    },
  );

  test('puts pasted text at the cursor', async () => {
    render(<Form />);
    await userEvent.type(field(), '19');
    field().setSelectionRange(1, 1);
    await userEvent.paste('2-3');
    expect(field().value).toBe('1239');
  });

  test('does not change a read-only field', async () => {
    render(<Form readOnly />);
    await userEvent.click(field());
    await userEvent.paste('1-2');
    expect(field().value).toBe('');
  });

  test.each([
    ['isComposing', { key: 'Enter', isComposing: true }],
    ['the key code of Safari', { key: 'Enter', keyCode: 229 }],
  ])('leaves an input method’s Enter to it, reported by %s', async (_what, key) => {
    render(<Form />);
    fireEvent.change(field(), { target: { value: '1-2' } });
    fireEvent.keyDown(field(), key);
    expect(field().value).toBe('1-2');
  });

  test('moves to the next field if the key says so, but not with an input method’s Enter', async () => {
    render(<Form enterKeyHint="next" />);
    field().focus();
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('{Enter}');
    expect([document.activeElement, sent.mock.calls]).toEqual([screen.getByLabelText('Name'), []]);
  });

  test('labels Enter as submitting the form', () => {
    render(<Form />);
    expect(field().getAttribute('enterkeyhint')).toBe('go');
  });
});

describe('[DEV-04] an unfinished composition', () => {
  test.each([
    ['Windows NT 10.0', 'en', 'ni', true, true],
    ['Windows NT 10.0', 'en', 'ni', false, false],
    ['Linux; Android 14', 'en', 'maria', true, false],
    ['Linux; Android 14', 'zh-Hans', 'ni', true, true],
    ['Linux; Android 14', 'ja', 'ni', true, true],
    ['Linux; Android 14', 'en', 'に', true, true],
    ['Linux; Android 14', 'en', '한', true, true],
  ])('%s, %s: %s, composing %s, is one: %s', (userAgent, lang, data, isComposing, isHalf) => {
    vi.stubGlobal('navigator', { userAgent });
    document.documentElement.lang = lang;
    expect(isHalfComposed(new InputEvent('input', { data, isComposing }))).toBe(isHalf);
  });
});
