import * as v from 'valibot';
import { whole } from '../values/fields.ts';

const byChannel = v.object({
  site: v.boolean(),
  inbox: v.boolean(),
  email: v.boolean(),
  sms: v.boolean(),
});
const consentTable = v.object({
  casino: byChannel,
  betting: byChannel,
  bingo: byChannel,
  lottery: byChannel,
});

/** The player's consents to marketing; all are false until given (PROT-12). */
export const consents = v.object({
  given: consentTable,
  /** Grows with every change. */
  version: whole(0),
  /** False on a break or excluded: consents can only be withdrawn. */
  mayGive: v.boolean(),
});
export type Consents = v.InferOutput<typeof consents>;

/**
 * Replaces all consents, given those of `version`. Repeating it changes nothing. `conflict` if another request has changed
 * them since: otherwise a page left open could give again what was withdrawn elsewhere. `onBreak` for a consent that is
 * new, on a break or excluded. Answers `consents`.
 */
export const setConsentsRequest = v.object({ given: consentTable, version: whole(0) });
