/** JSON with sorted keys that keeps apart what JSON drops or blurs. */
export function canonical(value: unknown): string {
  if (value === undefined) return '"(undefined)"';
  if (typeof value === 'function') return JSON.stringify(`(function ${value.name})`);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value instanceof Map) return canonical({ '(map)': [...value] });
  if (value instanceof Set) return canonical({ '(set)': [...value] });
  if (value instanceof Error) return canonical({ '(error)': value.message });
  if (value instanceof Date) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
  return `{${entries.sort().join(',')}}`;
}

/** Which parts of two canonical texts differ, and how; empty when none does. */
export const differenceInWords = (expected: string, actual: string) =>
  differences(JSON.parse(expected), JSON.parse(actual), []).join('; ');

function differences(expected: unknown, actual: unknown, path: readonly string[]): string[] {
  if (canonical(expected) === canonical(actual)) return [];
  if (!isRecord(expected) || !isRecord(actual)) {
    return [`${path.join('.')} is ${canonical(actual)} instead of ${canonical(expected)}`];
  }
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...keys].flatMap((key) => differences(expected[key], actual[key], [...path, key]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
