import { type PromotionType, promotionTypes } from '#operator/content/promotionsOn.ts';
import {
  type CustomerServiceEntry,
  customerServiceEntry,
  type DownloadLink,
  downloadLink,
} from '@araw/contract/calls/system';
import { isAddress, onOff, text } from './inputs.ts';
import { each, isOn, onOrOff, type Setting } from './setting.ts';
import type { Channel, Link } from './state.ts';

const channelTypes = customerServiceEntry.entries.csType.options;
const linkTypes = downloadLink.entries.resourceType.options;

const inOrder = <Row>(rows: Row[], order: readonly string[], typeOf: (row: Row) => string): Row[] =>
  rows.toSorted((one_, other) => order.indexOf(typeOf(one_)) - order.indexOf(typeOf(other)));

const channel = (csType: CustomerServiceEntry['csType']): Setting => ({
  group: 'channels',
  label: `Service channel ${csType}`,
  requirements: csType === 'TELEGRAM' ? ['CS-01', 'MSG-01'] : ['CS-01'],
  toldBy: 'systemStatus info.customerService, customerService',
  effect: csType === 'TELEGRAM' ? 'Its entry on /m/service and on /m/message.' : 'Its entry on /m/service.',
  inputs: {
    shown: onOff('Shown'),
    title: text('Title', '1 to 128 characters', (given) => given !== '' && given.length <= 128),
    url: text('Address', 'an http(s) address', (given) => /^https?:/i.test(given) && isAddress(given)),
  },
  read({ channels }) {
    const row = channels.find((each_) => each_.csType === csType);
    return { shown: onOrOff(row !== undefined), title: row?.title ?? csType, url: row?.url ?? placeholder };
  },
  write(state, { shown, title = '', url = '' }) {
    const others = state.channels.filter((row) => row.csType !== csType);
    const row: Channel = { csType, title, url };
    const order = ['LIVECHAT', 'TELEGRAM', 'FACEBOOK'];
    return {
      ...state,
      channels: isOn(shown) ? inOrder([...others, row], order, (each_) => each_.csType) : others,
    };
  },
});

/** A reserved host. */
const placeholder = 'https://example.com/araw';

const link = (resourceType: DownloadLink['resourceType']): Setting => ({
  group: 'channels',
  label: `Link ${resourceType}`,
  requirements: ['FACEBOOK', 'INSTAGRAM', 'TWITTER'].includes(resourceType)
    ? ['APP-06', 'HOME-01']
    : ['APP-06'],
  toldBy: 'systemStatus info.resources',
  effect: linkEffects[resourceType],
  inputs: {
    shown: onOff('Shown'),
    url: text('Address', 'an http(s) address or a path on this host', isAddress),
  },
  read({ links }) {
    const row = links.find((each_) => each_.resourceType === resourceType);
    return { shown: onOrOff(row !== undefined), url: row?.url ?? placeholder };
  },
  write(state, { shown, url = '' }) {
    const others = state.links.filter((row) => row.resourceType !== resourceType);
    const row: Link = { resourceType, url };
    return {
      ...state,
      links: isOn(shown) ? inOrder([...others, row], linkTypes, (each_) => each_.resourceType) : others,
    };
  },
});

const linkEffects: Record<DownloadLink['resourceType'], string> = {
  IOS: 'The app for iPhone: download bar, its window and /m/app.',
  Android: 'The app for Android: download bar, its window and /m/app.',
  MOBILECONFIG: 'The iPhone home screen profile.',
  AppDownloadIcon: 'The app icon in the download bar and pages.',
  AFFILIATELINK: "The affiliates' page: /m/message and /m/app.",
  FACEBOOK: 'Follow us, on home and /m/app.',
  INSTAGRAM: 'Follow us, on home and /m/app.',
  TWITTER: 'Follow us, on home and /m/app.',
};

const promotion = (type: PromotionType): Setting => ({
  group: 'channels',
  label: type === 'MISSION' ? 'Mission promotion' : 'Referral promotion',
  requirements: ['MEM-06', 'BEN-07'],
  toldBy: 'availablePromotions promotionType',
  effect: `The ${type === 'MISSION' ? 'Missions' : 'Invite friends'} entry of the member centre.`,
  inputs: { value: onOff() },
  read: ({ promotions }) => ({ value: onOrOff(promotions.includes(type)) }),
  write: (state, { value }) => ({
    ...state,
    promotions: promotionTypes.filter((other) =>
      other === type ? isOn(value) : state.promotions.includes(other),
    ),
  }),
});

export const channels = {
  ...each('channel.', channelTypes, channel),
  ...each('link.', linkTypes, link),
  ...each('promotion.', promotionTypes, promotion),
};
