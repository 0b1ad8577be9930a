import { arena } from './arena.ts';
import { fortune } from './fortune.ts';
import { islands } from './islands.ts';
import { sea } from './sea.ts';
import { table } from './table.ts';

export const heroes = { ...fortune, ...islands, ...sea, ...table, ...arena };
export type HeroName = keyof typeof heroes;
export const heroNames = Object.keys(heroes) as HeroName[];
