/** Text without U+0000, which PostgreSQL stores in no text and in no string of JSON. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '');
