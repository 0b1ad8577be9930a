import type { HumanCheckSettings } from '#services/contract/system.ts';

/** What the policy of a page has to allow by its hash. */
export interface Hashes {
  scripts: string[];
  styles: string[];
  /** Of style attributes. */
  attributes: string[];
}

export interface SecurityOptions {
  /** Further hosts of images, such as a CDN. */
  imageHosts: string[];
  /** Hosts of games that may be framed. */
  frameHosts: string[];
  /** The operator is reached by https only. */
  https: boolean;
  /** Another origin that answers calls, games and pictures. */
  operatorOrigin?: string;
}

/** Where videos of the home screen play once the player asks for them (HOME-03). */
const videoHost = 'https://www.youtube-nocookie.com';

/** Each with the one that GeeTest's script turns to when it fails. */
const geetest = {
  files: ['https://static.geetest.com', 'https://static.geevisit.com'],
  calls: ['https://gcaptcha4.geetest.com', 'https://gcaptcha4.geevisit.com'],
};

/**
 * What the app's page may load. GeeTest's hosts only for a merchant that has it ask, and for that one without
 * enforced trusted types: GeeTest's script loads others by plain addresses.
 */
export function pagePolicy(
  { imageHosts, frameHosts, https, operatorOrigin }: SecurityOptions,
  humanCheck: HumanCheckSettings['provider'] = 'none',
  hashes?: Hashes,
) {
  const byGeetest = humanCheck === 'geetest';
  const files = byGeetest ? geetest.files : [];
  const calls = byGeetest ? geetest.calls : [];
  const operator = operatorOrigin ? [operatorOrigin] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(hashes?.scripts ?? []), ...files, ...calls],
        styleSrc: ["'self'", ...(hashes?.styles ?? []), ...files],
        // What a drawn page says in style attributes, word by word.
        ...(hashes &&
          hashes.attributes.length > 0 && { styleSrcAttr: ["'unsafe-hashes'", ...hashes.attributes] }),
        imgSrc: ["'self'", 'data:', 'blob:', ...operator, ...imageHosts, ...files],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...operator, ...calls],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: ["'self'", videoHost, ...operator, ...frameHosts],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        ...(!byGeetest && { requireTrustedTypesFor: ["'script'"] }),
        trustedTypes: ['app', 'dompurify', ...(byGeetest ? ['geetest'] : [])],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
  };
}

/** A policy as the header `Content-Security-Policy` has it. */
export const writtenPolicy = ({
  contentSecurityPolicy: { directives },
}: ReturnType<typeof pagePolicy>): string =>
  Object.entries(directives)
    .map(([name, sources]) =>
      [name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources].join(' '),
    )
    .join(';');
