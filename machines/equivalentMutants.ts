/** A fault of a chart that changes nothing anybody can notice, as reviewed. `npm run mutate` names them. */
interface EquivalentMutants {
  machine: string;
  changes: string[];
  /** Why no behaviour differs. */
  reason: string;
}

export const equivalentMutants: EquivalentMutants[] = [];
