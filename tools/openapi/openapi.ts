import { existsSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { statusOf } from '@araw/server/http/refusals';
import { errorCodes, gateway, headers, refusal } from '@araw/contract/calls/answer';
import type { Call } from '@araw/contract/calls/call';
import { type CallName, calls } from '@araw/contract/calls/calls';
import { configuration } from '@araw/contract/calls/configuration';
import { envelope } from '@araw/contract/calls/envelope';
import { callers } from './callers.ts';
import { contentOf } from '../files.ts';

type JsonSchema = ReturnType<typeof toJsonSchema>;

/** Requests and answers from a real run of the embedded operator (tools/openapi/examples.ts). */
export type Examples = { [Name in CallName]?: { request: unknown; value: unknown } };

export const examplesPath = 'docs/examples.json';
const examples = () => JSON.parse(existsSync(examplesPath) ? contentOf(examplesPath) : '{}') as Examples;

/** Metadata from the schemas in packages/contract/src/values/fields.ts. */
interface Described {
  row?: v.GenericSchema;
  part?: v.GenericSchema;
  maxLength?: number;
  isSent?: boolean;
}

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideAction: ({ valibotAction, jsonSchema }) => {
    const { row, part, maxLength } = (valibotAction as { metadata?: Described }).metadata ?? {};
    if (row) return { type: 'array', items: schemaOf(row) };
    if (part) return schemaOf(part);
    return maxLength === undefined ? null : { ...jsonSchema, maxLength };
  },
};

/** Nested parts of a schema. */
interface Parts {
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  items?: v.GenericSchema[];
  wrapped?: v.GenericSchema;
  value?: v.GenericSchema;
  options?: unknown[];
  pipe?: [v.GenericSchema, ...unknown[]];
  fallback?: unknown;
}

const isSchema = (part: unknown): part is v.GenericSchema =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema';

/**
 * A schema as the app applies it when reading: anything passes where there is a fallback, and number constraints don't
 * apply to digits sent as text. The converter handles neither.
 */
function asRead(schema: v.GenericSchema): v.GenericSchema {
  const { fallback, ...parts } = schema as v.GenericSchema & Parts;
  const { entries, item, items, wrapped, value, options, pipe } = parts;
  const each = (part: unknown) => (isSchema(part) ? asRead(part) : part);
  const [first, ...actions] = pipe ?? [];
  const read = {
    ...parts,
    ...(entries && { entries: Object.fromEntries(Object.entries(entries).filter(isSent).map(asReadEntry)) }),
    ...(item && { item: asRead(item) }),
    ...(items && { items: items.map(asRead) }),
    ...(wrapped && { wrapped: asRead(wrapped) }),
    ...(isSchema(value) && { value: asRead(value) }),
    ...(options && { options: options.map(each) }),
    ...(first && { pipe: [asRead(first), ...actions] }),
  } as v.GenericSchema;
  const numbersFirst = first && first.type === 'union' ? boundNumbers(first, actions) : read;
  return fallback === undefined && !('fallback' in schema)
    ? numbersFirst
    : v.union([numbersFirst, v.unknown()]);
}

/** Not a field that the app itself adds. */
const isSent = ([, { wrapped }]: [string, v.GenericSchema & Parts]) =>
  !wrapped || (v.getMetadata(wrapped) as Described).isSent !== false;

/** Fields with a fallback may also be missing. */
function asReadEntry([name, part]: [string, v.GenericSchema]): [string, v.GenericSchema] {
  return [name, 'fallback' in part ? v.optional(asRead(part)) : asRead(part)];
}

function boundNumbers(union: v.GenericSchema, actions: unknown[]): v.GenericSchema {
  const options = (union as Parts).options as v.GenericSchema[];
  const bound = (option: v.GenericSchema) => ({ ...option, pipe: [option, ...actions] }) as v.GenericSchema;
  return v.union(options.map((option) => (option.type === 'number' ? bound(option) : asRead(option))));
}

function schemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(asRead(schema), conversion);
  return rest;
}

const inQuery = ({ method }: Call) => method === 'GET' || method === 'DELETE';

/** Base name of a call's schemas, to be followed by `Request` or `Value`. */
export const nameOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const parameterRef = (name: string) => ({ $ref: `#/components/parameters/${name}` });
const responseRef = (name: string) => ({ $ref: `#/components/responses/${name}` });

function queryParameters(call: Call, example: unknown) {
  const { properties = {}, required = [] } = schemaOf(call.request);
  const given = (example ?? {}) as Record<string, unknown>;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(name in given && { example: given[name] }),
  }));
}

const headerParameters = (call: Call) => [
  parameterRef('merchant'),
  parameterRef('gateway'),
  parameterRef('device'),
  parameterRef('language'),
  parameterRef('unattended'),
  ...(call.module
    ? [
        {
          name: headers.module,
          in: 'header',
          required: false,
          description: 'The module that the call belongs to; always sent.',
          schema: { const: call.module },
        },
      ]
    : []),
  ...(call.sealed ? [parameterRef('encryption')] : []),
];

function requestBody(name: string, call: Call, example: unknown) {
  const schema = schemaRef(`${nameOf(name)}Request`);
  if (!call.sealed) {
    const media = { schema, ...(example !== undefined && { example }) };
    return { required: true, content: { 'application/json': media } };
  }
  const sealed = {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: schema,
    ...(example !== undefined && { 'x-plain-example': example }),
  };
  return {
    required: true,
    description: `The JSON in the envelope; its key is in the header ${envelope.header}.`,
    content: { [envelope.contentType]: { schema: sealed } },
  };
}

/** Whether the app also accepts an answer without `value`. */
const mayBeLeftOut = (schema: v.GenericSchema) => v.safeParse(schema, undefined).success;

function operation(name: string, call: Call, calledBy: readonly string[], example: Examples[CallName]) {
  const parameters = [
    ...headerParameters(call),
    ...(inQuery(call) ? queryParameters(call, example?.request) : []),
  ];
  return {
    operationId: name,
    summary: call.purpose,
    description:
      calledBy.length === 0 ? 'Nothing in the app makes this call.' : `Called by: ${calledBy.join(', ')}.`,
    parameters,
    ...(inQuery(call) ? {} : { requestBody: requestBody(name, call, example?.request) }),
    ...(call.access === 'anyone' ? { security: [] } : {}),
    responses: {
      200: {
        description: 'It worked.',
        headers: { [headers.requestId]: { $ref: '#/components/headers/requestId' } },
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { success: onlyBoolean(true), value: schemaRef(`${nameOf(name)}Value`) },
              required: ['success', ...(mayBeLeftOut(call.response) ? [] : ['value'])],
            },
            ...(example && { example: { success: true, value: example.value } }),
          },
        },
      },
      ...(call.access === 'anyone'
        ? {}
        : { 401: responseRef('sessionEnded'), 403: responseRef('notAllowed') }),
      ...(call.sealed ? { 409: responseRef('conflict') } : {}),
      429: responseRef('tooManyRequests'),
      503: responseRef('unavailable'),
      default: responseRef('refusal'),
    },
    'x-called-by': calledBy,
    'x-access': call.access,
    'x-sealed': call.sealed,
    'x-assumed': call.assumed,
    'x-alert': call.alert,
    ...(call.throttle ? { 'x-throttle': call.throttle } : {}),
    ...(call.module ? { 'x-module': call.module } : {}),
  };
}

const entries = () => Object.entries<Call>(calls) as [CallName, Call][];

function pathItems() {
  const calledBy = callers();
  const recorded = examples();
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of entries()) {
    const item = (paths[call.path] ??= {});
    item[call.method.toLowerCase()] = operation(name, call, calledBy[name] ?? [], recorded[name]);
  }
  return paths;
}

/** An enum of one, because a generator does not treat `const: false` as a constant. */
const onlyBoolean = (value: boolean) => ({ type: 'boolean', enum: [value] });

function refusalSchema() {
  const schema = schemaOf(refusal);
  return { ...schema, properties: { ...schema.properties, success: onlyBoolean(false) } };
}

const schemas = () =>
  Object.fromEntries([
    ...entries().flatMap(([name, call]) => [
      ...(inQuery(call) ? [] : [[`${nameOf(name)}Request`, schemaOf(call.request)] as const]),
      [`${nameOf(name)}Value`, schemaOf(call.response)] as const,
    ]),
    ['Refusal', refusalSchema()] as const,
  ]);

const headerParameter = (name: string, required: boolean, description: string, schema: object) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

/** A status's codes as a sentence. */
const codesOf = (...statuses: number[]) =>
  errorCodes.filter((code) => statuses.includes(statusOf(code))).join(', ');

const refused = (description: string, retryAfter = false) => ({
  description,
  ...(retryAfter && {
    headers: {
      'Retry-After': { description: 'Seconds, or a date.', schema: { type: 'string' }, required: false },
    },
  }),
  content: { 'application/json': { schema: schemaRef('Refusal') } },
});

const responses = () => ({
  refusal: refused(
    `It was refused. Codes by status: ${[...new Set(errorCodes.map(statusOf))]
      .sort((one, other) => one - other)
      .map((status) => `${status} ${codesOf(status)}`)
      .join('; ')}. The app goes by the code; an unknown one shows the message as plain text.`,
  ),
  sessionEnded: refused(`The session has ended: ${codesOf(401)}. The app logs out and leads to the log-in.`),
  notAllowed: refused(`This member may not: ${codesOf(403)}.`),
  conflict: refused(
    `${codesOf(409)}. After envelopeKeyUnknown the app asks for the settings and seals again.`,
    true,
  ),
  tooManyRequests: refused('Too many requests; reads are repeated after the time named.', true),
  unavailable: refused(
    `${codesOf(503)}. maintenance shows the maintenance page; the others are told as they are.`,
    true,
  ),
});

/** The contract as OpenAPI 3.1 (NET-01, KIT-05). `x-assumed` marks what the specifications don't show. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Operator calls',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Generated from packages/contract/src/calls/calls.ts by `npm run openapi`; do not edit. Examples come from a run against the seeded embedded operator. The app also reads ids and numbers as text and the other way round, null for what may be left out, and missing lists as empty. docs/for-operators.md begins with the first log-in.',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths: pathItems(),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: headers.token } },
      parameters: {
        merchant: headerParameter(headers.merchant, true, "The merchant's code.", { type: 'string' }),
        gateway: headerParameter(headers.gateway, false, 'The platform; this app is mobile.', {
          const: gateway.mobile,
        }),
        device: headerParameter(
          headers.device,
          false,
          'Sent by an app that was installed to the home screen.',
          {
            const: 'OTHERS',
          },
        ),
        language: headerParameter(
          headers.language,
          false,
          "The app's language, for mails and SMS that the call causes.",
          { type: 'string' },
        ),
        unattended: headerParameter(
          headers.unattended,
          false,
          "Sent with calls that the page makes automatically while the player does nothing. They don't keep the session alive.",
          { const: '1' },
        ),
        encryption: headerParameter(
          envelope.header,
          true,
          'Scheme, key id and wrapped key of the envelope (packages/contract/src/calls/envelope.ts).',
          { type: 'string' },
        ),
      },
      headers: {
        requestId: {
          description: 'Names this answer in logs; shown beside an error.',
          schema: { type: 'string' },
          required: false,
        },
      },
      responses: responses(),
      schemas: schemas(),
    },
  };
}

export const configSchemaPath = 'docs/config.schema.json';
/** JSON schema of config.json (KIT-01). */
export const configSchemaText = () =>
  `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'config.json', ...schemaOf(configuration) }, null, 2)}\n`;

export const openApiPath = 'docs/openapi.json';
export const openApiText = () => `${JSON.stringify(openApiDocument(), null, 2)}\n`;

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Which call feeds which screen, and what each code means to the app, for readers (KIT-06). */
export function callsText(): string {
  const calledBy = callers();
  const made = entries().filter(([name]) => calledBy[name]);
  const ends = (code: string, status: number) => (status === 401 || sessionEnds.includes(code) ? 'ends' : '');
  return [
    '# Calls and codes',
    '',
    'Generated by `npm run openapi`; do not edit. Shapes and examples: [openapi.json](openapi.json).',
    '',
    '## Which call feeds which screen',
    '',
    'Screens are the folders of `screens/`; `shell` is what stands around all of them.',
    '',
    row('call', 'for', 'method and path', 'needs a session', 'sealed', 'screens'),
    row('---', '---', '---', '---', '---', '---'),
    ...made.map(([name, call]) =>
      row(
        `\`${name}\``,
        call.purpose,
        `${call.method} ${call.path}`,
        call.access === 'anyone' ? '' : 'yes',
        call.sealed ? 'yes' : '',
        (calledBy[name] ?? []).join(', '),
      ),
    ),
    '',
    '## Calls that nothing in the app makes',
    '',
    ...entries()
      .filter(([name]) => !calledBy[name])
      .map(([name]) => `- \`${name}\``),
    '',
    '## Codes of refusals',
    '',
    'The app goes by the code; of a code that it does not know it shows the message as plain text. A status of 401 ends the',
    "session whatever the code is, except that of a log-out. Each code's text is `error.<code>` in `locales/`.",
    '',
    row('code', 'status', 'session'),
    row('---', '---', '---'),
    ...errorCodes.map((code) => row(`\`${code}\``, String(statusOf(code)), ends(code, statusOf(code)))),
    '',
  ].join('\n');
}

/** Codes that end the app's session, whatever the status (services/client/operator.ts). */
const sessionEnds = ['notLoggedIn', 'sessionEnded'];

export const callsPath = 'docs/calls.md';

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(openApiPath, openApiText());
  writeFileSync(callsPath, callsText());
  writeFileSync(configSchemaPath, configSchemaText());
}
