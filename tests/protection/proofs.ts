import { readFileSync } from 'node:fs';

/** A test that proves a sentence which no switch changes. */
export type Proof = readonly [file: string, title: string];

export const limitsProof: Proof = [
  'operator/protection/limits/limits.test.ts',
  '[PROT-02] every cell of the table of limits',
];
export const standingProof: Proof = [
  'operator/protection/exclusion/exclusion.test.ts',
  '[PROT-04] every cell of the table of breaks and exclusions',
];
export const rolledBackProof: Proof = [
  'operator/ledger/idempotency.test.ts',
  '[NET-13] whose transaction fails afterwards was never done',
];

/** Those whose test doesn't exist by this title. */
export const missingProofs = (proofs: readonly Proof[]) =>
  proofs.filter(([file, title]) => !readFileSync(file, 'utf8').includes(title));
