/** Literal in a pattern of LIKE. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
