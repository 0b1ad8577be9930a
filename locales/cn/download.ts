import type { Messages } from '../messages.ts';

export const download = {} satisfies Messages['download'];
