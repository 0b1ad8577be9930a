import * as v from 'valibot';
import { rates } from './downlineRebates.ts';
import { moneyKey } from '../cashier/deposits.ts';
import { list, text, timestamp, whole, words } from '../values/fields.ts';
import { typedText, typedWords } from '../values/typedFields.ts';
import { readLine, readName } from '../values/typedText.ts';

/** 0 opens a member, 1 an agent. */
export const openedTypes = [0, 1] as const;
export type OpenedType = (typeof openedTypes)[number];
const openedType = v.picklist(openedTypes);

export const longestLabel = 40;

export const affiliateUrl = v.object({
  id: text(64),
  /** The registration page, on the app's own host. */
  url: text(2048),
  code: text(64),
  registrations: whole(0),
  label: words(128),
  type: v.optional(whole(-1, 9999), 0),
  rebates: v.optional(rates, {}),
  createdAt: v.optional(timestamp, 0),
  /** The latest registration with it. */
  latestAt: v.optional(v.nullable(timestamp), null),
  /** From then on nobody can register with it. */
  deletedAt: v.optional(v.nullable(timestamp), null),
});
export type AffiliateUrl = v.InferOutput<typeof affiliateUrl>;
export const affiliateUrls = v.object({ list: list('affiliateUrls', affiliateUrl) });

export const createAffiliateUrlRequest = v.object({
  key: moneyKey,
  label: typedText(readLine, longestLabel),
  type: openedType,
  rebates: rates,
  /** Empty lets the operator choose one. */
  code: typedWords(readName, 32),
});

export const openAccountRequest = v.object({
  key: moneyKey,
  account: typedText(readName, 128),
  /** The first one; the member has to replace it. */
  password: text(1024),
  type: openedType,
  rebates: rates,
});
export const openedAccount = v.object({ account: text(128), type: whole(-1, 9999) });
