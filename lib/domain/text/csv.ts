/** Writes CSV (RFC 4180). Small on purpose, because browsers load it; parsing is in csv-read. */

/**
 * How a formula starts: a line break or tab before it is skipped, and spreadsheets that are used in East Asia take the signs in full
 * width for the same (OWASP, CSV Injection).
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Prevents CSV injection: a spreadsheet would run text that starts like a formula; an apostrophe keeps it as text. */
export const harmless = (text: string) => (FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell that `harmless` wrote. */
export const unguarded = (cell: string) => {
  const text = cell.replace(/^'/, '');
  return FORMULA.test(text) ? text : cell;
};

const cell = (text: string) => `"${harmless(text).replaceAll('"', '""')}"`;

/** Without it, Excel reads UTF-8 in the code page of its machine, and shows Brontë as BrontÃ«. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A whole file; every cell is quoted. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
