import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FieldRule } from '@araw/contract/accounts/member';
import { compilePattern } from '@araw/contract/values/patterns';

/** A field error: a translation key, or the operator's own text. */
export type FieldProblem = { key: ParseKeys; values?: Record<string, string | number> } | { text: string };

/** Turns a field's problem into its error message; undefined without a problem. */
export function useProblemText() {
  const { t } = useTranslation();
  // A union of keys can't type each key's interpolation values.
  const textOf = t as (key: ParseKeys, values?: Record<string, string | number>) => string;
  return (problem: FieldProblem | undefined | null) => {
    if (!problem) return undefined;
    return 'key' in problem ? textOf(problem.key, problem.values) : problem.text;
  };
}

/**
 * Whether a text breaks the operator's pattern, tested in bounded time. A pattern that can't run safely never fails:
 * the operator validates the field anyway.
 */
export const breaksPattern = (value: string, rule: Pick<FieldRule, 'pattern'> | undefined) =>
  Boolean(rule?.pattern) && compilePattern(rule?.pattern ?? '')?.test(value) === false;

/** The operator's message, or ours if it has none. */
export const ruleProblem = (
  rule: Pick<FieldRule, 'message'> | undefined,
  otherwise: FieldProblem,
): FieldProblem => (rule?.message ? { text: rule.message } : otherwise);

/** Maximum input length in characters: from the rule's pattern, up to `most`. */
export const maxLengthOf = (rule: Pick<FieldRule, 'pattern'> | undefined, most: number): number =>
  Math.min(most, (rule?.pattern && compilePattern(rule.pattern)?.longest) || most);

/**
 * Extracts the rule from the operator's message, to show as a hint before it is broken. Operators write the error, a
 * colon, then the rule; without a colon the hint is empty.
 */
export function ruleHint({ message }: Pick<FieldRule, 'message'>): string {
  const rule = /^[^:：៖]*[:：៖]\s*(\S.*)$/su.exec(message)?.[1] ?? '';
  return rule.charAt(0).toLocaleUpperCase() + rule.slice(1);
}
