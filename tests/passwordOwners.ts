/** Each member type, and whether its players log in by a password of their own: as specified, not as `roles.ts` says. */
export const passwordOwners: readonly (readonly [type: number, owns: boolean])[] = [
  [0, true],
  [1, true],
  [2, true],
  [4, false],
  [40, true],
  [41, true],
  [42, true],
  [99, false],
];
