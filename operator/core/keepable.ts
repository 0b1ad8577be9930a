import { Refusal } from '@araw/server/http/refusal';

/** Characters that PostgreSQL can't store: NUL, and unpaired surrogates, which have no UTF-8 form. */
const unkeepable = /[\0\p{Surrogate}]/u;

/**
 * Refuses such text at any depth, including property names. PostgreSQL fails on NUL; an unpaired surrogate it stores as
 * another text, or fails on it in JSON. Throws Refusal `requestInvalid`.
 */
export function refuseUnkeepable(given: unknown): void {
  // Iterative, because nesting is unlimited: a sealed body is only limited in length.
  const left = [given];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && unkeepable.test(next)) {
      throw new Refusal('requestInvalid', { message: 'A text contains NUL or half a character.' });
    }
    if (typeof next !== 'object' || next === null || ArrayBuffer.isView(next)) continue;
    for (const [name, member] of Object.entries(next)) left.push(name, member);
  }
}
