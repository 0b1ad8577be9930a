import * as v from 'valibot';
import { rows, text } from './fields.ts';

/** What a promotion asks and gives, in words (BEN-11). */
export const conditions = rows('conditions', v.object({ name: text(32), text: text(512) }));
