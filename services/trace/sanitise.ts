/** Fields whose values must not be readable: they prove or reveal who somebody is. */
const secretNames =
  /token|passw|pwd|secret|captcha|(mobile|phone)(_?(no|num|number))?$|mail|user_?name|real_?name|full_?name|(sms|otp|auth|verif\w*)_?code|^(otp|pin|ip|cvv|iban|account|address|values|proof|birth_?date)$/i;
/** Such a field is secret only if its value consists of digits, unlike an error code or a merchant code. */
const codeNames = /code$/i;
const digitCode = /^\d{4,}$/;

const queryValue = /([?&#][\w.[\]-]+=)[^&#\s"'<>]+/g;
/** With the character before it: a lookbehind would stop this module from loading in Safari below 16.4. */
const mobileNumber = /(^|[^\w.])(\+?\d(?:[ -]?\d){8,14})(?!\w)/g;
const longWord = /[\w-]{20,}/g;
const looksRandom = (word: string) =>
  /\d/.test(word) && (/^[\da-f-]+$/i.test(word) || (/[a-z]/.test(word) && /[A-Z]/.test(word)));

const onlyDigits = /^\+?[\d ().-]*\d[\d ().-]*$/;
const longestText = 2_000;
/** Shorter secrets could be ordinary words in any text. */
const leastLengthToFind = 6;
const deepest = 20;

/**
 * Creates a function that copies a value as JSON without its secrets: tokens, passwords, codes, captchas, mobile
 * numbers, mail addresses, usernames, the values in a URL's query. The same secret always gets the same placeholder,
 * and digits stay digits, so that charts which compare secrets or check a code's format behave the same. A placeholder
 * stays unchanged.
 */
export function createSanitiser(): (value: unknown) => unknown {
  const standIns = new Map<string, string>();
  const issued = new Set<string>();

  function standInFor(secret: string, name: string): string {
    if (issued.has(secret)) return secret;
    const known = standIns.get(secret);
    if (known !== undefined) return known;
    const number = standIns.size + 1;
    const standIn = onlyDigits.test(secret) ? inDigitsOf(secret, number) : `‹${name} ${number}›`;
    standIns.set(secret, standIn);
    issued.add(standIn);
    return standIn;
  }

  function textOf(text: string, name: string, secret: boolean): string {
    if (text === '' || name === 'requestId') return text;
    if (secret || (codeNames.test(name) && digitCode.test(text))) return standInFor(text, name);
    if (issued.has(text)) return text;
    if (text.length > longestText) return `‹text of ${text.length} characters›`;
    let shown = text;
    for (const [known, standIn] of standIns) {
      if (known.length >= leastLengthToFind) shown = shown.replaceAll(known, standIn);
    }
    return shown
      .replace(queryValue, '$1…')
      .replace(mobileNumber, (_, before: string, number: string) => before + standInFor(number, 'number'))
      .replace(longWord, (word) => (looksRandom(word) ? standInFor(word, 'token') : word));
  }

  function copy(value: unknown, name: string, within: boolean, above: readonly unknown[]): unknown {
    const secret = within || secretNames.test(name);
    switch (typeof value) {
      case 'string':
        return textOf(value, name, secret);
      case 'number':
        return secret || codeNames.test(name) ? Number(textOf(String(value), name, secret)) : value;
      case 'bigint':
        return textOf(String(value), name, secret);
      case 'object':
        return value === null ? null : copyObject(value, name, secret, above);
      case 'boolean':
        return value;
      default:
        return undefined;
    }
  }

  function copyObject(value: object, name: string, secret: boolean, above: readonly unknown[]): unknown {
    if (above.includes(value) || above.length >= deepest) return '‹…›';
    const path = [...above, value];
    const list = listOf(value);
    if (list) return list.map((part) => copy(part, name, secret, path));
    if (value instanceof Date) return value.toJSON();
    if (value instanceof Error) {
      return copyObject(Object.assign({}, value, { message: value.message }), name, secret, above);
    }
    if (!isPlain(value)) return `‹${value.constructor.name}›`;
    const entries = Object.entries(value).map(([key, part]) => [
      textOf(key, '', false),
      copy(part, key, secret, path),
    ]);
    return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
  }

  return (value) => copy(value, '', false, []);
}

/** Replaces the digits with `number`, in the same length; leaves everything else. */
function inDigitsOf(text: string, number: number): string {
  const length = text.replace(/\D/g, '').length;
  const digits = String(number).padStart(length, '0').slice(-length);
  let next = 0;
  return text.replace(/\d/g, () => digits[next++] ?? '0');
}

function listOf(value: object): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  return value instanceof Set || value instanceof Map ? [...value] : undefined;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
