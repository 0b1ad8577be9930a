import type { Messages } from '../messages.ts';

export const service = {} satisfies Messages['service'];
