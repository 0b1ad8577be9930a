import { type FieldRule } from '@araw/contract/accounts/member';
import { compilePattern } from '@araw/contract/values/patterns';

/**
 * Whether a text matches the rule's pattern, in bounded time for any pattern. A text that would take too long doesn't match;
 * like on the screens, invalid patterns and ones with lookbehind are ignored.
 */
export function fits({ pattern }: FieldRule, text: string): boolean {
  if (pattern === '') return true;
  return (compilePattern(pattern)?.test(text) ?? true) === true;
}
