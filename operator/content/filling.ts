import type { OperatorContext } from '#operator/core/context.ts';
import { type Merchant, merchantOf } from '#operator/system/merchants.ts';

/** Puts the merchant's own name and minimum age where a text says `{merchant}` and `{age}`. */
export function filledFor({ settings }: Pick<Merchant, 'settings'>): (text: string) => string {
  return (text) =>
    text.replaceAll('{merchant}', settings.merchantName).replaceAll('{age}', String(settings.minimumAge));
}

export const filledOf = async (context: OperatorContext) => filledFor(await merchantOf(context));
