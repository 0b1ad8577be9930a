import * as v from 'valibot';
import { rows, text, words } from '../values/fields.ts';

const helpLeaf = v.object({ title: text(255), content: words(65_536) });
export const helpItem = v.object({
  title: text(255),
  content: words(65_536),
  children: v.optional(rows('children', helpLeaf), []),
});
