/** Each member type, and whether its players have a password: from the specification, not from `roles.ts`. */
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
