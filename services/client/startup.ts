import * as v from 'valibot';
import { readLiberally } from '@araw/contract/values/reading';
import { startup, type Startup } from '@araw/contract/calls/startup';
import type { ReportUnread } from './unread.ts';

const names = Object.keys(startup.entries) as (keyof Startup)[];

/**
 * The page's inline start-up data (packages/contract/src/calls/startup.ts). Each part is checked separately: a damaged
 * one is left out, and the app makes that call itself.
 */
export function readStartup(
  report: ReportUnread,
  page: Pick<Document, 'getElementById'> = document,
): Startup {
  const parts = parseRecord(page.getElementById('startup')?.textContent ?? '');
  const read = names.flatMap((name) => {
    const { value, skipped, refused } = readLiberally(startup.entries[name], parts[name]);
    report(`startup.${name}`, [...skipped, ...refused]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(read) as Startup;
}

function parseRecord(text: string): Record<string, unknown> {
  try {
    return v.parse(v.record(v.string(), v.unknown()), JSON.parse(text));
  } catch {
    return {};
  }
}
