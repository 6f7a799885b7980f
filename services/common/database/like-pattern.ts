/** LIKE pattern for values that contain a text literally: its `%`, `_` and `\` are escaped. */
export const holding = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
