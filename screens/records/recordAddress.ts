import {
  type Days,
  filterNames,
  type Filters,
  isRange,
  type RecordName,
  type RecordView,
  recordViews,
  type Selection,
} from '#machines/records/records.rules.ts';
import { onlyValue } from '#screens/shared/address/addressValues.ts';
import { periods } from '@araw/contract/values/recordDays';

export interface RecordPlace extends Selection {
  view: RecordView;
}

/** The format of a filter's value; the operator checks whether an account exists. */
const looks: Readonly<Record<string, RegExp>> = { account: /^\S{1,128}$/ };
const usualLook = /^\w{1,16}$/;

const usualDays: Days = { period: '7days' };

/**
 * The days, filters and view in a query (REC-01). Ignores values that are unknown, repeated, too long or not a valid
 * range.
 */
export function recordPlaceOf(record: RecordName, query: URLSearchParams): RecordPlace {
  const filters: Record<string, string> = {};
  for (const name of filterNames[record]) {
    const value = onlyValue(query, name) ?? '';
    if ((looks[name] ?? usualLook).test(value)) filters[name] = value;
  }
  const view = recordViews[record]?.find((known) => known === onlyValue(query, 'by')) ?? 'day';
  return { days: daysIn(query), filters, view };
}

function daysIn(query: URLSearchParams): Days {
  const named = onlyValue(query, 'period');
  const period = periods.find((known) => known === named);
  if (period) return { period };
  const range = { from: onlyValue(query, 'from') ?? '', to: onlyValue(query, 'to') ?? '' };
  return isRange(range) ? { period: 'range', ...range } : usualDays;
}

/** The query of a record, as `recordPlaceOf` parses it: a period by name, a range by its days. */
export function recordQuery(record: RecordName, { days, filters, view }: RecordPlace): string {
  const query = new URLSearchParams(
    days.period === 'range' ? { from: days.from, to: days.to } : { period: days.period },
  );
  for (const name of filterNames[record]) {
    const value: Filters[string] | undefined = filters[name];
    if (value) query.set(name, value);
  }
  if (view !== 'day') query.set('by', view);
  return String(query);
}
