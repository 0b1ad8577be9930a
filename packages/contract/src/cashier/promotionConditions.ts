import * as v from 'valibot';
import { rows, text } from '../values/fields.ts';

/** Terms of a promotion, in words (BEN-11). */
export const conditions = rows('conditions', v.object({ name: text(32), text: text(512) }));
