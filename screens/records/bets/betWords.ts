import type { i18n } from 'i18next';

/** Translates the operator's id of a pick or a result; '' if it is unknown. */
export function wordFor(id: string, { t, exists }: Pick<i18n, 't' | 'exists'>): string {
  const key = `betDetail.words.${id}`;
  return exists(key) ? t(key as 'betDetail.words.sun') : '';
}

const ranges: Record<string, string> = {
  low: '1–18',
  high: '19–36',
  dozen1: '1–12',
  dozen2: '13–24',
  dozen3: '25–36',
};
const sameWord: Record<string, string> = { sicSmall: 'small', sicBig: 'big' };

/** Formats a numeric pick; '' for other picks. */
function numberIn(pick: string): string {
  const [, name, digits = ''] = /^(n|leave|triple|sum)(\d{1,5})$/.exec(pick) ?? [];
  if (name === 'leave') return `× ${(Number(digits) / 100).toFixed(2)}`;
  if (name === 'triple') return [digits, digits, digits].join(' · ');
  if (name === 'sum') return `= ${digits}`;
  return digits || (/^[\d\s-]+$/.test(pick) ? pick : '');
}

/** A bet's picks in words, separated by commas; '' if any of them is unknown. */
export function pickWords(choice: string | null, i18n: Pick<i18n, 't' | 'exists'>): string {
  const picks = (choice ?? '').split(', ').map((pick) => {
    const id = sameWord[pick] ?? pick;
    return ranges[id] ?? (numberIn(id) || wordFor(id, i18n));
  });
  return picks.every((pick) => pick !== '') ? picks.join(', ') : '';
}
