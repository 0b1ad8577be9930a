import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { headers, refusal } from '#services/contract/answer.ts';
import type { Call } from '#services/contract/call.ts';
import { calls } from '#services/contract/calls.ts';
import { envelope } from '#services/contract/envelope.ts';

type JsonSchema = ReturnType<typeof toJsonSchema>;

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideAction: ({ valibotAction }) => {
    const { row } = (valibotAction as { metadata?: { row?: GenericSchema } }).metadata ?? {};
    return row ? { type: 'array', items: schemaOf(row) } : null;
  },
};

function schemaOf(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, conversion);
  return rest;
}

const inQuery = ({ method }: Call) => method === 'GET' || method === 'DELETE';

function queryParameters(call: Call) {
  const { properties = {}, required = [] } = schemaOf(call.request);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function requestBody(call: Call) {
  const schema = schemaOf(call.request);
  if (!call.sealed) return { required: true, content: { 'application/json': { schema } } };
  const content = {
    [envelope.contentType]: {
      schema: { type: 'string', contentMediaType: 'application/json', contentSchema: schema },
    },
  };
  return {
    required: true,
    description: `In the envelope; its key in the header ${envelope.header}.`,
    content,
  };
}

const json = (schema: object) => ({ 'application/json': { schema } });

function operation(name: string, call: Call) {
  return {
    operationId: name,
    summary: call.purpose,
    ...(inQuery(call) ? { parameters: queryParameters(call) } : { requestBody: requestBody(call) }),
    ...(call.access === 'anyone' ? { security: [] } : {}),
    responses: {
      200: {
        description: 'It worked.',
        content: json({
          type: 'object',
          properties: { success: { const: true }, value: schemaOf(call.response) },
          required: ['success', 'value'],
        }),
      },
      default: { $ref: '#/components/responses/refusal' },
    },
    'x-access': call.access,
    'x-sealed': call.sealed,
    'x-assumed': call.assumed,
    'x-alert': call.alert,
    ...(call.throttle ? { 'x-throttle': call.throttle } : {}),
    ...(call.module ? { 'x-module': call.module } : {}),
  };
}

function pathItems() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    const item = (paths[call.path] ??= {});
    item[call.method.toLowerCase()] = operation(name, call);
  }
  return paths;
}

/** The contract as OpenAPI 3.1 (NET-01). `x-assumed` marks what the specifications do not show. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Operator calls',
      version: '1',
      description: 'Generated from services/contract/calls.ts by `npm run openapi`; do not edit.',
    },
    security: [{ session: [] }],
    paths: pathItems(),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: headers.token } },
      responses: { refusal: { description: 'It was refused.', content: json(schemaOf(refusal)) } },
    },
  };
}

export const openApiPath = 'docs/openapi.json';
export const openApiText = () => `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(openApiPath, openApiText());
