/** Pattern of LIKE for what holds a text anywhere, taken letter by letter: no `%` or `_` of it stands for anything else. */
export const holding = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
