import * as v from 'valibot';
import { readLiberally } from '../contract/reading.ts';
import { startup, type Startup } from '../contract/startup.ts';
import type { ReportUnread } from './unread.ts';

const names = Object.keys(startup.entries) as (keyof Startup)[];

/**
 * The start-up data that the served page carries inline (services/contract/startup.ts). Each part is checked by
 * itself: a damaged one is left out, and the app then makes that call.
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
