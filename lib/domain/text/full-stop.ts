/** The text with the full stop that closes it, unless it has closing punctuation of its own. */
export const withFullStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
