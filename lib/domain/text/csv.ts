/** Writes CSV (RFC 4180). Small on purpose, because browsers load it; parsing is in csv-read. */

/** Prevents CSV injection: a spreadsheet would run text that starts like a formula; an apostrophe keeps it as text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One line with its line end; every cell is quoted. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
