#!/usr/bin/env node
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Configuration, configurationFile } from '@araw/contract/calls/configuration';
import { readStrictly } from '@araw/contract/values/reading';
import { conform, type Conformance, type ConformOptions, MerchantNeeded } from './conform.ts';
import { findingsOf, jsonReport, junitReport, textReport } from './reports.ts';

const usage = `conform --url https://operator.example [options]

Makes the calls of the app and says what of the answers it cannot read.
Without --write nothing is left behind but a log-in and one refused log-in of a name that nobody has.

  --url       where the operator answers
  --as        member:password to log in as; or the variable CONFORM_AS, which no list of processes shows
  --config    config.json of the site, where that names merchant, envelope or human check
  --merchant  code of the merchant; that of --config, else of the operator's settings, when left out
  --origin    where the app will stand, when that is another origin than the operator's
  --write     makes calls that leave something behind, too; never one that moves money or sends a code
  --out       folder of conform.json and conform.xml (JUnit); conform-report when left out

Ends with 0 without findings, with 1 with some, with 2 when it was not told what to do.
`;

class UsageError extends Error {}

function readArguments(): { options: ConformOptions; out: string } | 'help' {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      as: { type: 'string', default: process.env.CONFORM_AS },
      config: { type: 'string' },
      merchant: { type: 'string' },
      origin: { type: 'string' },
      write: { type: 'boolean', default: false },
      out: { type: 'string', default: 'conform-report' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  if (!values.url) throw new UsageError('--url is missing');
  const { merchant, origin, write } = values;
  return {
    options: {
      url: addressOf('--url', values.url),
      merchant,
      write,
      ...(origin !== undefined && { origin: new URL(addressOf('--origin', origin)).origin }),
      ...(values.config !== undefined && { configuration: configurationOf(values.config) }),
      ...(values.as && { member: memberOf(values.as) }),
    },
    out: values.out,
  };
}

function configurationOf(path: string): Configuration {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`--config ${path} cannot be read`);
  }
  const { value, refused, skipped } = readStrictly(configurationFile, text);
  const [wrong] = [...refused, ...skipped];
  if (value && !wrong) return value;
  throw new UsageError(`--config ${path} is wrong at ${wrong?.path || 'its whole'}`);
}

function addressOf(name: string, given: string): string {
  const address = URL.canParse(given) ? new URL(given) : null;
  const isPlain = address && !address.username && !address.search && !address.hash;
  if (!isPlain || !/^https?:$/.test(address.protocol)) {
    throw new UsageError(`${name} is no address that begins with http:// or https://`);
  }
  return given.replace(/\/+$/, '');
}

function memberOf(given: string) {
  const colon = given.indexOf(':');
  if (colon < 1 || colon === given.length - 1) throw new UsageError('--as is not member:password');
  return { name: given.slice(0, colon), password: given.slice(colon + 1) };
}

async function run(): Promise<number> {
  let read: ReturnType<typeof readArguments>;
  try {
    read = readArguments();
  } catch (error) {
    const refused = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
    if (!refused) throw error;
    process.stderr.write(`${error.message}\n\n${usage}`);
    return 2;
  }
  if (read === 'help') {
    process.stdout.write(usage);
    return 0;
  }
  let conformance: Conformance;
  try {
    conformance = await conform(read.options);
  } catch (error) {
    if (!(error instanceof MerchantNeeded)) throw error;
    process.stderr.write(`${error.message}\n\n${usage}`);
    return 2;
  }
  mkdirSync(read.out, { recursive: true });
  writeFileSync(join(read.out, 'conform.json'), jsonReport(conformance));
  writeFileSync(join(read.out, 'conform.xml'), junitReport(conformance));
  process.stdout.write(textReport(conformance));
  return findingsOf(conformance).length === 0 ? 0 : 1;
}

process.exitCode = await run();
