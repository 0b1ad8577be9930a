/** JSON with sorted keys that keeps apart what JSON drops or blurs. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (part === undefined) return '(undefined)';
    if (typeof part === 'function') return `(function ${part.name})`;
    if (part instanceof Map) return { '(map)': [...part] };
    if (part instanceof Set) return { '(set)': [...part] };
    if (part instanceof Error) return { '(error)': part.message };
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
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
