/** Writing comma-separated values (RFC 4180). Small on purpose: browsers load it; reading is in csv-read. */

/** Text that starts like a formula would be run by a spreadsheet; an apostrophe keeps it text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One line with its end; every cell is quoted. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
