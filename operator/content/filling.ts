import type { OperatorContext } from '#operator/core/context.ts';
import { type Merchant, merchantOf, minimumAgeOf } from '#operator/system/merchants.ts';

/** Fills in `{merchant}` and `{age}` with the merchant's name and minimum age. */
export function filledFor(merchant: Pick<Merchant, 'settings'>): (text: string) => string {
  return (text) =>
    text
      .replaceAll('{merchant}', merchant.settings.merchantName)
      .replaceAll('{age}', String(minimumAgeOf(merchant)));
}

export const filledOf = async (context: OperatorContext) => filledFor(await merchantOf(context));
