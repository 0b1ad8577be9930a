import type { InOtherScript } from './inOtherScripts.ts';
import './scriptFonts.css';

interface ScriptFont {
  /** Letters of the language, among them those that fonts for others of its script may lack. */
  letters: string;
  load(): Promise<unknown>;
}

const arabic: ScriptFont = {
  letters: 'ضلا',
  load: () => import('@fontsource/noto-sans-arabic/arabic-400.css'),
};
const devanagari: ScriptFont = {
  letters: 'कझर',
  load: () => import('@fontsource/noto-sans-devanagari/devanagari-400.css'),
};

const scriptFonts: Record<InOtherScript, ScriptFont> = {
  AR: arabic,
  BN: { letters: 'কঔর', load: () => import('@fontsource/noto-sans-bengali/bengali-400.css') },
  CN: { letters: '的国', load: () => import('@fontsource-variable/noto-sans-sc/wght.css') },
  FA: { ...arabic, letters: 'پچگ' },
  HI: devanagari,
  JA: { letters: '語の', load: () => import('@fontsource-variable/noto-sans-jp/wght.css') },
  KM: { letters: 'កឃរ', load: () => import('@fontsource/noto-sans-khmer/khmer-400.css') },
  KO: { letters: '한글', load: () => import('@fontsource-variable/noto-sans-kr/wght.css') },
  LO: { letters: 'ກຜເ', load: () => import('@fontsource/noto-sans-lao/lao-400.css') },
  MY: { letters: 'ကခအ', load: () => import('@fontsource/noto-sans-myanmar/myanmar-400.css') },
  NE: devanagari,
  SI: { letters: 'කඝර', load: () => import('@fontsource/noto-sans-sinhala/sinhala-400.css') },
  TA: { letters: 'கஔர', load: () => import('@fontsource/noto-sans-tamil/tamil-400.css') },
  TH: { letters: 'กฌเ', load: () => import('@fontsource/noto-sans-thai/thai-400.css') },
  TW: { letters: '的國', load: () => import('@fontsource-variable/noto-sans-tc/wght.css') },
  UR: { ...arabic, letters: 'ہےں' },
};

/** No font contains it, so it renders as the box for missing characters. */
const missing = '\u{10FFFD}';

/** Compares widths, not pixels: browsers that prevent fingerprinting alter pixels. */
function deviceHas(letters: string): boolean {
  const line = document.createElement('span');
  line.style.cssText = 'position: absolute; visibility: hidden; font: 100px system-ui, sans-serif';
  document.body.append(line);
  const widthOf = (letter: string) => {
    line.textContent = letter;
    return line.getBoundingClientRect().width;
  };
  const box = widthOf(missing);
  const has = letters.split('').every((letter) => widthOf(letter) !== box);
  line.remove();
  return has;
}

/** Loads Noto for the language's script, unless the device has a font for it. Rejects if loading fails. */
export async function loadScriptFont(code: InOtherScript): Promise<void> {
  const { letters, load } = scriptFonts[code];
  if (!deviceHas(letters)) await load();
}
