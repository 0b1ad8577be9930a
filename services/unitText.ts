/** An amount of time in one unit, such as `3 days`, with Latin digits. */
export const unitText = (amount: number, unit: 'day' | 'hour' | 'minute', htmlLang: string): string =>
  new Intl.NumberFormat(`${htmlLang}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
