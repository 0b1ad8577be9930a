import { languageCodes } from '@araw/contract/calls/languages';
import { loadFontOf } from '../../../src/theme/fonts.ts';

// Loads a font for the page's script, if the device has none.

const asked = new URLSearchParams(location.search).get('language')?.toUpperCase();
const code = languageCodes.find((one) => one === asked);
if (code) loadFontOf(code);
