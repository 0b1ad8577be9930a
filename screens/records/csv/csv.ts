/**
 * What spreadsheets take for the beginning of a formula, also in full width, which East Asian ones read alike. The
 * library's own rule lets a text of several lines pass.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** By this mark Excel knows the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A table as CSV (RFC 4180) with a row of column names. A text that a spreadsheet would calculate gets an apostrophe in
 * front; numbers stay numbers, negative ones too. Rejects when the library cannot be loaded.
 */
export async function csvOf(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<string> {
  const { default: Papa } = await import('papaparse');
  return byteOrderMark + Papa.unparse([columns, ...rows], { escapeFormulae: formulaStart });
}
