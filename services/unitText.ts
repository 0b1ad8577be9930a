/** A duration in one unit, such as `3 days`, in Latin digits. */
export const unitText = (
  amount: number,
  unit: 'year' | 'month' | 'day' | 'hour' | 'minute',
  htmlLang: string,
): string =>
  new Intl.NumberFormat(`${htmlLang}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
