import { languageCodes } from '@araw/contract/calls/languages';
import { originsOf } from '@araw/contract/values/imageOrigins';
import { choice, type Input, isAddress, lines, number, onOff, rowsOf, text } from './inputs.ts';
import { isOn, type MerchantState, one, onOrOff, type Setting, withSettings } from './setting.ts';

const withTemplate = ({ info }: MerchantState, values: Record<string, string>) => ({
  info: { ...info, mobileTemplate: { ...info.mobileTemplate, ...values } },
});
const isHost = (host: string) => {
  const [origin] = originsOf([host]);
  return origin !== undefined && [origin, origin.replace(/^https:\/\//, '')].includes(host.toLowerCase());
};

const siteSwitch = (name: 'maintenance' | 'regionRestriction', label: string, effect: string): Setting =>
  one(
    {
      group: 'site',
      label,
      requirements: ['BOOT-03', 'BOOT-04'],
      toldBy: `systemStatus ${name}`,
      effect,
    },
    onOff(),
    (merchant) => onOrOff(merchant[name]),
    (_merchant, value) => ({ [name]: isOn(value) }),
  );

const template = (name: string, label: string, input: Input, effect: string): Setting =>
  one(
    {
      group: 'site',
      label,
      requirements: ['BOOT-07'],
      toldBy: `systemStatus info.mobileTemplate.${name}`,
      effect,
    },
    input,
    ({ info }) => (info.mobileTemplate as Record<string, string> | undefined)?.[name] ?? '',
    (merchant, value) => withTemplate(merchant, { [name]: value }),
  );

const versions = choice('', { '0': 'old', '1': 'new' });

/** Languages of the interface, and none, which defaults to CN (LANG-03). */
const defaultLanguages = {
  '': 'none',
  ...Object.fromEntries(languageCodes.map((code) => [code, code])),
};

export const site = {
  maintenance: siteSwitch('maintenance', 'Maintenance', 'Shows the maintenance page instead of the app.'),
  regionRestriction: siteSwitch(
    'regionRestriction',
    'Region restriction',
    'Shows the region page instead of the app, unless maintenance is on.',
  ),
  imageHosts: one(
    {
      group: 'site',
      label: 'Image hosts',
      requirements: ['BOOT-06'],
      toldBy: 'systemStatus info.imageCDNs',
      effect:
        'Pictures come from one of them, picked at random per visit. The content security policy allows them.',
    },
    lines('Hosts, one on each line', 'at most 10 hosts such as https://cdn.example.com', (hosts) => {
      return hosts.length <= 10 && hosts.every(isHost);
    }),
    ({ info }) => (info.imageCDNs ?? []).join('\n'),
    ({ info }, value) => ({ info: { ...info, imageCDNs: rowsOf(value) } }),
  ),
  appBackground: template(
    'app_background',
    'Download bar background',
    text('', 'empty, an http(s) address or a path on this host', (given) => given === '' || isAddress(given)),
    'The picture behind the download bar.',
  ),
  appDescription: template(
    'app_desc',
    'Download bar text',
    text('', 'at most 500 characters', (given) => given.length <= 500),
    'The text of the download bar, its window and /m/app. Empty shows the welcome text.',
  ),
  appDescriptionColor: template(
    'app_desc_font_color',
    'Download bar text colour',
    text('', 'empty or a colour such as #FFFFFF', (given) => /^(#([0-9a-f]{3}|[0-9a-f]{6}))?$/i.test(given)),
    'The text colour on that background.',
  ),
  memberCentreVersion: template(
    'mem_cen',
    'Member centre',
    versions,
    'Which of its two versions /m/member/home shows.',
  ),
  depositVersion: template(
    'dep_func',
    'Deposit',
    versions,
    'Which of its two versions /m/voucherCenter shows.',
  ),
  defaultLanguage: one(
    {
      group: 'site',
      label: 'Default language',
      requirements: ['LANG-03'],
      toldBy: 'consolidatedSettings defaultLanguage',
      effect: "The language for players who haven't chosen one. Without it, CN.",
    },
    choice('', defaultLanguages),
    ({ settings }) => settings.defaultLanguage ?? '',
    (merchant, value) => withSettings(merchant, { defaultLanguage: value }),
  ),
  minimumAge: one(
    {
      group: 'site',
      label: 'Minimum age',
      requirements: ['REG-04', 'REG-15', 'REG-16', 'TRIAL-04'],
      toldBy: 'consolidatedSettings minimumAge',
      effect: 'The age confirmed at sign-up and trial and checked against the date of birth.',
    },
    number('', 18, 99),
    ({ settings }) => String(settings.minimumAge),
    (merchant, value) => withSettings(merchant, { minimumAge: Number(value) }),
  ),
  protectionProfile: one(
    {
      group: 'site',
      label: 'Protection of players',
      requirements: ['PROT-01', 'CASH-21'],
      toldBy: 'consolidatedSettings protection.profile',
      effect:
        'By whose rules players are protected. What is forbidden beside it stays so; what the profile forbids, no setting allows.',
    },
    choice('', { spec: 'Specification', ph: 'Philippines', gb: 'Great Britain', strict: 'Strictest' }),
    ({ settings }) => settings.protection.profile,
    (merchant, profile) =>
      withSettings(merchant, { protection: { ...merchant.settings.protection, profile } }),
  ),
  envelopeScheme: one(
    {
      group: 'site',
      label: 'Envelope scheme',
      requirements: ['NET-03'],
      toldBy: 'consolidatedSettings sealing.scheme',
      effect: 'How bodies with credentials are sealed. With DES, the operator accepts nothing else.',
    },
    choice('', { DES: 'DES', 'AES-GCM': 'AES-GCM' }),
    ({ settings }) => settings.sealingScheme,
    (merchant, value) => withSettings(merchant, { sealingScheme: value === 'AES-GCM' ? 'AES-GCM' : 'DES' }),
  ),
} satisfies Record<string, Setting>;
