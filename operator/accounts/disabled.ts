import type { OperatorContext } from '#operator/core/context.ts';

/** Whether nobody may use an account: disabled, or of the seed where there is no sandbox. */
export const isDisabled = (
  { disabled, demo }: { disabled: boolean; demo: boolean },
  { sandbox = false }: Pick<OperatorContext, 'sandbox'>,
): boolean => disabled || (demo && !sandbox);
