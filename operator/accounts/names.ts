/** Letters and digits of other scripts and shapes that look like a Latin one. */
const lookAlikes: Record<string, string> = {
  a: 'аɑα',
  b: 'Ьβ',
  c: 'сϲⅽ',
  d: 'ԁɗ',
  e: 'еєҽε',
  g: 'ɡց',
  h: 'һհ',
  i: 'іıιɩ',
  j: 'јϳ',
  k: 'кκ',
  l: '1|ӏǀⅼ',
  m: 'мⅿ',
  n: 'ոη',
  o: '0оοօσ',
  p: 'рρ',
  q: 'ԛզ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'υսц',
  v: 'ѵν',
  w: 'ԝωш',
  x: 'хχ',
  y: 'уγү',
  z: 'ᴢ',
};

const latin = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other.toLowerCase(), letter]),
  ),
);

/** Invisible: joiners, fillers and direction controls. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const accents = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mark}+/gu;

/**
 * A name's appearance, equal for names that can be confused: ignores case, accents, full-width letters, look-alikes
 * from other scripts, `0` and `o`, `1`, `l` and `I`.
 */
export function lookOf(name: string): string {
  const plain = name.normalize('NFKD').replace(unseen, '').replace(accents, '$1').toLowerCase();
  return Array.from(plain, (character) => latin.get(character) ?? character)
    .join('')
    .replaceAll('i', 'l');
}
