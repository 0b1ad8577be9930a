import type { Messages } from '../messages.ts';

export const news = {} satisfies Messages['news'];
