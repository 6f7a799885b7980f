/** Writes CSV (RFC 4180). Small on purpose, because browsers load it; parsing is in csv-read. */

/** Prevents CSV injection: a spreadsheet would run text that starts like a formula; an apostrophe keeps it as text. */
export const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (text: string) => `"${harmless(text).replaceAll('"', '""')}"`;

/** One line with its line end; every cell is quoted. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
