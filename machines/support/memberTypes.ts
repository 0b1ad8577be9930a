import type { MemberType } from '@araw/contract/calls/roles';

/** Every type that some chart distinguishes, and one unknown type; null is a visitor. */
export const memberTypes: readonly MemberType[] = [null, 0, 1, 2, 4, 40, 41, 42, 99];
/** Types of players, who have a session. */
export const playerTypes = memberTypes.filter((type) => type !== null);

/** The cases of an alphabet, one per type. */
export const byType = <Case, Type extends MemberType>(
  types: readonly Type[],
  caseOf: (type: Type) => Case,
  name = 'as',
): Record<string, Case> =>
  Object.fromEntries(
    types.map((type) => [type === null ? 'by a visitor' : `${name} type ${type}`, caseOf(type)]),
  );
