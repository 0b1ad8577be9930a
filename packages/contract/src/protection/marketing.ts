/** What offers are about (PROT-12). One about no product, or about several, counts for each of them. */
export const marketingKinds = ['casino', 'betting', 'bingo', 'lottery'] as const;
export type MarketingKind = (typeof marketingKinds)[number];

/** Where offers reach a player: `site` is popups and announcements that come by themselves. */
export const marketingChannels = ['site', 'inbox', 'email', 'sms'] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

/** Whether the player agrees, by kind and channel. */
export type ConsentTable = Readonly<Record<MarketingKind, Readonly<Record<MarketingChannel, boolean>>>>;

/** The same answer for each kind and channel. */
export function everyConsent(given: boolean): ConsentTable {
  const channels = { site: given, inbox: given, email: given, sms: given };
  return { casino: channels, betting: channels, bingo: channels, lottery: channels };
}
