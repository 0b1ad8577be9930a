/** JSON with sorted keys that also distinguishes values which JSON drops or conflates. */
export function canonical(value: unknown): string {
  if (value === undefined) return '"(undefined)"';
  if (typeof value === 'function') return JSON.stringify(`(function ${value.name})`);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (isPlain(value)) return record(value);
  if (value instanceof Map) return canonical({ '(map)': [...value] });
  if (value instanceof Set) return canonical({ '(set)': [...value] });
  if (value instanceof Error) return canonical({ '(error)': value.message });
  if (value instanceof Date) return JSON.stringify(value);
  return record(value as Record<string, unknown>);
}

const record = (value: Record<string, unknown>) =>
  `{${Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(',')}}`;

/**
 * Whether two values have the same canonical text, without computing it. May be false for values that are hard to
 * compare.
 */
export function quickEquals(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((part, index) => quickEquals(part, other[index]))
    );
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && quickEquals(one[key], other[key]))
  );
}

export const isSame = (one: unknown, other: unknown) =>
  quickEquals(one, other) || canonical(one) === canonical(other);

const isPlain = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype;

/** The differing parts of two canonical texts; empty if equal. */
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
