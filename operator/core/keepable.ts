import { Refusal } from '#packages/server/http/refusal.ts';

/** What a database of PostgreSQL keeps in no text: NUL, and half of a surrogate pair, which UTF-8 has no bytes for. */
const unkeepable = /[\0\p{Surrogate}]/u;

/**
 * Refuses what holds such a text, however deep, also as the name of a member. PostgreSQL would fail at a NUL; half of a
 * pair it would keep as another text, or fail at it in JSON. Throws Refusal `requestInvalid`.
 */
export function refuseUnkeepable(given: unknown): void {
  // As deep as it may be: a sealed body has no bound but its length.
  const left = [given];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && unkeepable.test(next)) {
      throw new Refusal('requestInvalid', { message: 'A text holds NUL or half of a character.' });
    }
    if (typeof next !== 'object' || next === null || ArrayBuffer.isView(next)) continue;
    for (const [name, member] of Object.entries(next)) left.push(name, member);
  }
}
