import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FieldRule } from '#services/contract/member.ts';
import { compilePattern } from '#services/patterns.ts';

/** What is wrong with a field: a text by its key, or the operator's own words. */
export type FieldProblem = { key: ParseKeys; values?: Record<string, string | number> } | { text: string };

/** What to tell the player about a field; undefined when nothing is wrong. */
export function useProblemText() {
  const { t } = useTranslation();
  // Which values a key takes is not told by a union of keys.
  const textOf = t as (key: ParseKeys, values?: Record<string, string | number>) => string;
  return (problem: FieldProblem | undefined | null) => {
    if (!problem) return undefined;
    return 'key' in problem ? textOf(problem.key, problem.values) : problem.text;
  };
}

/**
 * Whether a text breaks the operator's pattern, told in bounded time. A pattern that cannot be run safely says
 * nothing: the operator checks the field by it in any case.
 */
export const breaksPattern = (value: string, rule: Pick<FieldRule, 'pattern'> | undefined) =>
  Boolean(rule?.pattern) && compilePattern(rule?.pattern ?? '')?.test(value) === false;

/** The operator's words, else our own. */
export const ruleProblem = (
  rule: Pick<FieldRule, 'message'> | undefined,
  otherwise: FieldProblem,
): FieldProblem => (rule?.message ? { text: rule.message } : otherwise);

/** Characters that may be typed at most: as the rule has it, else `most`. */
export const maxLengthOf = (rule: Pick<FieldRule, 'pattern'> | undefined, most: number): number =>
  Math.min(most, (rule?.pattern && compilePattern(rule.pattern)?.longest) || most);

/**
 * What the operator's message says of the rule, to be shown before it is broken. Operators word a message as what is
 * wrong, a colon, and the rule; without a colon it says nothing of the rule.
 */
export function ruleHint({ message }: Pick<FieldRule, 'message'>): string {
  const rule = /^[^:：]*[:：]\s*(\S.*)$/su.exec(message)?.[1] ?? '';
  return rule.charAt(0).toLocaleUpperCase() + rule.slice(1);
}
