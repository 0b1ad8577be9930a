import type { MemberType } from '#services/contract/roles.ts';

/** Every type that charts tell apart somewhere, and one that nobody knows; null is a visitor. */
export const memberTypes: readonly MemberType[] = [null, 0, 1, 2, 4, 40, 41, 42, 99];
/** Of players, who have a session. */
export const playerTypes = memberTypes.filter((type) => type !== null);

/** The cases of an alphabet, one for each of the types. */
export const byType = <Case, Type extends MemberType>(
  types: readonly Type[],
  caseOf: (type: Type) => Case,
  name = 'as',
): Record<string, Case> =>
  Object.fromEntries(
    types.map((type) => [type === null ? 'by a visitor' : `${name} type ${type}`, caseOf(type)]),
  );
