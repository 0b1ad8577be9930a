import * as v from 'valibot';
import { text } from './fields.ts';

const helpLeaf = v.object({ title: text(255), content: v.optional(text(65_536), '') });
export const helpItem = v.object({
  title: text(255),
  content: v.optional(text(65_536), ''),
  children: v.optional(v.array(helpLeaf), []),
});
