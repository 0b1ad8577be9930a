import type { Messages } from '../messages.ts';

export const agents = {} satisfies Messages['agents'];
