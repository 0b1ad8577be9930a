import * as v from 'valibot';
import { type Configuration, configuration, configurationFile } from './contract/configuration.ts';
import { readStrictly } from './contract/reading.ts';
import type { ReportUnread } from './client/unread.ts';

/** The configuration cannot be read; the message says where it is wrong. */
export class ConfigurationError extends Error {}

type Page = Pick<Document, 'getElementById'> & { location: Pick<Location, 'pathname'> };

/**
 * The configuration of this site (KIT-01): the page's element `config` holds it, as an operator writes it, or is the link to
 * its file, which a static host has (docs/decisions/0020). Without either all is as built in. An envelope or a human check
 * that this app does not know is reported and as built in (docs/decisions/0020). Rejects with `ConfigurationError`.
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

/** A path of the site as the app's routes name it. */
export const pathInApp = ({ basePath }: Pick<Configuration, 'basePath'>, pathname: string) =>
  `${pathname}/`.startsWith(basePath) ? `/${pathname.slice(basePath.length)}` : pathname;

/** The address of one of the configuration's own files. */
export const fileAddress = ({ basePath }: Pick<Configuration, 'basePath'>, path: string) =>
  path.startsWith('https:') ? path : basePath + path;

/** An address of the operator's: its paths are on the host that answers calls. */
export function operatorAddress({ apiBaseUrl }: Pick<Configuration, 'apiBaseUrl'>, address: string): string {
  return address.startsWith('/') && apiBaseUrl !== '' ? new URL(apiBaseUrl).origin + address : address;
}
