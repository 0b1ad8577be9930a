import type { LanguageCode } from '@araw/contract/calls/languages';
import { inOtherScripts } from './fonts/inOtherScripts.ts';

/** Loads a font for the language's script, if the device has none. */
export function loadFontOf(code: LanguageCode) {
  const other = inOtherScripts.find((one) => one === code);
  if (!other) return;
  import('./fonts/scriptFonts.ts').then(({ loadScriptFont }) => loadScriptFont(other)).catch(() => {});
}
