import * as v from 'valibot';

const candidates = [
  'A',
  '1',
  '2026-01-15',
  '240613',
  '00000000-0000-4000-8000-000000000000',
  0,
  1,
  true,
  false,
  null,
  {},
];

const isObject = (
  schema: v.GenericSchema,
): schema is v.GenericSchema & { entries: Record<string, v.GenericSchema> } => 'entries' in schema;

const fits = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

/** A small valid request without optional fields. Throws if none is found. */
export function smallestRequest(schema: v.GenericSchema): unknown {
  const found = isObject(schema)
    ? Object.fromEntries(
        Object.entries(schema.entries)
          .filter(([, field]) => !fits(field, undefined))
          .map(([name, field]) => [name, smallestRequest(field)]),
      )
    : [...optionsOf(schema), ...candidates].find((candidate) => fits(schema, candidate));
  if (!fits(schema, found)) throw new Error(`no request found for a ${schema.type} (${schema.expects})`);
  return found;
}

/** Values of literals and pick lists, also inside a union; a small value for each variant; an empty list and a small one. */
function optionsOf(schema: v.GenericSchema): unknown[] {
  if (isObject(schema)) return [smallestRequest(schema)];
  if ('item' in schema) return [[], [smallestRequest(schema.item as v.GenericSchema)]];
  const { literal, options = [] } = schema as { literal?: unknown; options?: unknown[] };
  if (literal !== undefined) return [literal];
  return options.flatMap((option) =>
    typeof option === 'object' && option !== null ? optionsOf(option as v.GenericSchema) : [option],
  );
}

const confirmations = ['ageConfirmed', 'agreed'];

/** Request fields that confirm the player's age, or the terms that state it. */
export const confirmationsIn = (schema: v.GenericSchema): string[] =>
  isObject(schema) ? confirmations.filter((name) => name in schema.entries) : [];
