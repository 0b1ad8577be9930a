import type { HumanCheckSettings } from '@araw/contract/calls/system';

/** Inline content that a page's policy allows by hash. */
export interface Hashes {
  scripts: string[];
  styles: string[];
  attributes: string[];
}

export interface SecurityOptions {
  /** Additional image hosts, such as a CDN. */
  imageHosts: string[];
  /** Hosts of games that may be framed. */
  frameHosts: string[];
  /** The operator is reached only via https. */
  https: boolean;
  /** A separate origin that serves calls, games and pictures. */
  operatorOrigin?: string;
}

/** Videos on the home screen load from here once the player starts them (HOME-03). */
const videoHost = 'https://www.youtube-nocookie.com';

/** Each with the fallback host that GeeTest's script uses. */
const geetest = {
  files: ['https://static.geetest.com', 'https://static.geevisit.com'],
  calls: ['https://gcaptcha4.geetest.com', 'https://gcaptcha4.geevisit.com'],
};

/**
 * What the app's page may load. GeeTest's hosts are allowed only for merchants that use it, and for these without enforced
 * trusted types, because GeeTest's script loads others from plain addresses.
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
        // Style attributes of a drawn page, by hash.
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
        trustedTypes: ['app', 'dompurify', 'polyfills', ...(byGeetest ? ['geetest'] : [])],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
  };
}

/** Serialises a policy for the header `Content-Security-Policy`. */
export const writtenPolicy = ({
  contentSecurityPolicy: { directives },
}: ReturnType<typeof pagePolicy>): string =>
  Object.entries(directives)
    .map(([name, sources]) =>
      [name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources].join(' '),
    )
    .join(';');
