import type { KeyboardEvent } from 'react';

/**
 * Ignores an Enter that ends a composition: it belongs to the input method. Safari marks that one only by its key
 * code.
 */
export const isEnter = ({ key, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing && keyCode !== 229;

/** Implements `enterkeyhint="next"`: focuses the form's next field instead of submitting. */
export function goToNextField(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  event.preventDefault();
  // Skip the country code: it precedes the number and is usually right.
  const fields = 'input[enterkeyhint], select:not([autocomplete="tel-country-code"])';
  const inputs = [...(input.form?.querySelectorAll<HTMLElement>(fields) ?? [])];
  inputs[inputs.indexOf(input) + 1]?.focus();
}
