import * as v from 'valibot';
import { type Configuration, configuration, configurationFile } from '@araw/contract/calls/configuration';
import { readStrictly } from '@araw/contract/values/reading';
import type { ReportUnread } from './client/unread.ts';

/** The configuration is invalid; the message says where. */
export class ConfigurationError extends Error {}

type Page = Pick<Document, 'getElementById'> & { location: Pick<Location, 'pathname'> };

/**
 * This site's configuration (KIT-01), from the page's element `config`: inline, as an operator writes it, or a link to
 * its file, as on a static host (docs/decisions/0020). Without it, defaults apply. Unknown envelopes and human checks
 * are reported and replaced by the defaults. Rejects with `ConfigurationError`.
 */
export async function readConfiguration(report: ReportUnread, page: Page = document): Promise<Configuration> {
  const { location } = page;
  const element = page.getElementById('config');
  if (!element) return v.parse(configuration, {});
  const address = element.getAttribute('href');
  const text = address === null ? (element.textContent ?? '') : await fetchText(address);
  const { value, refused, skipped } = readStrictly(configurationFile, text);
  report('config.json', skipped);
  if (value && `${location.pathname}/`.startsWith(value.basePath)) return value;
  if (value) throw new ConfigurationError(`config.json: ${location.pathname} is not below basePath`);
  const faults = refused.map(
    ({ path, expected, received }) => `${path || 'the file'}: expected ${expected}, received ${received}`,
  );
  throw new ConfigurationError(`config.json: ${faults.join('; ')}`);
}

async function fetchText(address: string): Promise<string> {
  try {
    const answer = await fetch(address);
    if (answer.ok) return await answer.text();
    throw new Error(`status ${answer.status}`);
  } catch (cause) {
    throw new ConfigurationError(`config.json: ${String(cause)}`, { cause });
  }
}

/** The site path without the base path, as in the app's routes. */
export const pathInApp = ({ basePath }: Pick<Configuration, 'basePath'>, pathname: string) =>
  `${pathname}/`.startsWith(basePath) ? `/${pathname.slice(basePath.length)}` : pathname;

/** Address of one of the configuration's own files. */
export const fileAddress = ({ basePath }: Pick<Configuration, 'basePath'>, path: string) =>
  path.startsWith('https:') ? path : basePath + path;

/** Resolves an operator's address: paths are on the host that answers calls. */
export function operatorAddress({ apiBaseUrl }: Pick<Configuration, 'apiBaseUrl'>, address: string): string {
  return address.startsWith('/') && apiBaseUrl !== '' ? new URL(apiBaseUrl).origin + address : address;
}
