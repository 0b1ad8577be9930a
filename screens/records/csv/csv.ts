/**
 * Characters that start a formula in spreadsheets; East Asian ones also accept the full-width forms. The library's
 * default rule lets multi-line text through.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Excel needs it to detect UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A table as CSV (RFC 4180) with a header row. Text that a spreadsheet would evaluate gets a leading apostrophe;
 * numbers stay numbers, even negative ones. `missing` is a last row that says what the table lacks. Rejects if the library
 * can't be loaded.
 */
export async function csvOf(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  missing?: string | false,
): Promise<string> {
  const { default: Papa } = await import('papaparse');
  return (
    byteOrderMark +
    Papa.unparse([columns, ...rows, ...(missing ? [[missing]] : [])], { escapeFormulae: formulaStart })
  );
}
