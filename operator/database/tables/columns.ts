import { bigint } from 'drizzle-orm/pg-core';

/** Milliseconds since 1970. */
export const moment = (name: string) => bigint(name, { mode: 'number' });

export const centavos = (name: string) => bigint(name, { mode: 'number' });
