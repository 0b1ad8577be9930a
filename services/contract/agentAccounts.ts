import * as v from 'valibot';
import { rates } from './downlineRebates.ts';
import { moneyKey } from './deposits.ts';
import { list, text, timestamp, whole, words } from './fields.ts';

/** What an agent opens: 0 a member, 1 an agent. */
export const openedTypes = [0, 1] as const;
export type OpenedType = (typeof openedTypes)[number];
const openedType = v.picklist(openedTypes);

export const longestLabel = 40;

export const affiliateUrl = v.object({
  id: text(64),
  /** Of the registration, on the app's own host. */
  url: text(2048),
  code: text(64),
  registrations: whole(0),
  label: words(128),
  type: v.optional(whole(-1, 9999), 0),
  rebates: v.optional(rates, {}),
  createdAt: v.optional(timestamp, 0),
  /** When somebody registered by it last. */
  latestAt: v.optional(v.nullable(timestamp), null),
  /** It registers nobody from then on. */
  deletedAt: v.optional(v.nullable(timestamp), null),
});
export type AffiliateUrl = v.InferOutput<typeof affiliateUrl>;
export const affiliateUrls = v.object({ list: list('affiliateUrls', affiliateUrl) });

export const createAffiliateUrlRequest = v.object({
  key: moneyKey,
  label: text(longestLabel),
  type: openedType,
  rebates: rates,
  /** Left to the operator where it is empty. */
  code: words(32),
});

export const openAccountRequest = v.object({
  key: moneyKey,
  account: text(128),
  /** The first one; its holder has to choose another. */
  password: text(1024),
  type: openedType,
  rebates: rates,
});
export const openedAccount = v.object({ account: text(128), type: whole(-1, 9999) });
