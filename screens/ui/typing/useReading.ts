import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { goToNextField, isEnter } from './enter.ts';

/** Normalises typed text; `inserted` is the part that was just pasted or autofilled. */
export type Reading = (typed: string, inserted?: string) => string;

/** Characters beyond this are ignored. */
const longestTyped = 2_000;
const numeric = ['numeric', 'decimal', 'tel'];

type InputProps = ComponentProps<'input'>;

/**
 * Normalises an input's text (DEV-04): pasted text before the browser truncates it to `maxlength`, typed text on blur
 * or Enter. The text shown is then the text sent. Never changes text between keystrokes.
 */
export function useReading(read: Reading | undefined, props: InputProps) {
  const own = useRef<HTMLInputElement | null>(null);
  const composing = useRef(false);

  const takeInserted = useEffectEvent((event: InputEvent) => {
    const input = own.current;
    if (!read || !input || input.readOnly || event.isComposing || !event.cancelable) return;
    const inserted = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const { value, maxLength } = input;
    // Email inputs don't expose their selection.
    const from = input.selectionStart ?? (value === '' ? 0 : null);
    if (from === null || inserted.length < 2) return;
    const to = input.selectionEnd ?? from;
    const whole = (value.slice(0, from) + inserted + value.slice(to)).slice(0, longestTyped);
    const isCutOff = maxLength >= 0 && whole.length > maxLength;
    const isPasted = event.inputType === 'insertFromPaste' || event.inputType === 'insertFromDrop';
    // Keyboards insert whole words with a trailing space for the next word: leave those alone.
    if (!isPasted && !isCutOff) return;
    const meant = read(whole, inserted.slice(0, longestTyped));
    // Text may be truncated; a truncated number is a different number.
    const isNumber = numeric.includes(input.getAttribute('inputmode') ?? '');
    if (maxLength >= 0 && meant.length > maxLength && !isNumber) return;
    event.preventDefault();
    change(input, meant);
  });

  useEffect(() => {
    const input = own.current;
    const listen = (event: InputEvent) => takeInserted(event);
    input?.addEventListener('beforeinput', listen);
    return () => input?.removeEventListener('beforeinput', listen);
  }, []);

  const settle = (input: HTMLInputElement) => {
    if (read && !input.readOnly && !composing.current)
      change(input, read(input.value.slice(0, longestTyped)));
  };

  return {
    ref: (input: HTMLInputElement | null) => {
      own.current = input;
      hand(input, props.ref);
    },
    onCompositionStart: () => {
      composing.current = true;
    },
    onCompositionEnd: (event: Parameters<NonNullable<InputProps['onCompositionEnd']>>[0]) => {
      composing.current = false;
      props.onCompositionEnd?.(event);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      composing.current = false;
      settle(event.currentTarget);
      props.onBlur?.(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (isEnter(event)) {
        settle(event.currentTarget);
        if (event.currentTarget.getAttribute('enterkeyhint') === 'next') goToNextField(event);
      }
      props.onKeyDown?.(event);
    },
  };
}

function hand(input: HTMLInputElement | null, ref: InputProps['ref']): void {
  if (typeof ref === 'function') ref(input);
  else if (ref) ref.current = input;
}

/** Sets the value as if typed, so that React fires `onChange`. */
function change(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
