import type { OperatorContext } from '#operator/core/context.ts';

/** Disabled, or a seeded account without the sandbox. */
export const isDisabled = (
  { disabled, demo }: { disabled: boolean; demo: boolean },
  { sandbox = false }: Pick<OperatorContext, 'sandbox'>,
): boolean => disabled || (demo && !sandbox);
