const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** RFC 4180: header first, every line terminated by CRLF. */
export function csv(columns: readonly string[], lines: readonly (readonly (string | number)[])[]): string {
  return [columns, ...lines]
    .map((line) => `${line.map((cell) => quoted(String(cell))).join(',')}\r\n`)
    .join('');
}
