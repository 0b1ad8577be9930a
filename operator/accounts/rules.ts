import { type FieldRule } from '#services/contract/member.ts';
import { compilePattern } from '#services/patterns.ts';

/**
 * Whether a text fits the rule's pattern, told in bounded time whatever the pattern. A text that would take too long
 * does not fit; an invalid pattern, or one with a lookbehind, is not applied, as on the screens.
 */
export function fits({ pattern }: FieldRule, text: string): boolean {
  if (pattern === '') return true;
  return (compilePattern(pattern)?.test(text) ?? true) === true;
}
