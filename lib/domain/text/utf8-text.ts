/**
 * The text of a file without its byte order mark; null if the bytes are not UTF-8: read as such, it would lose every letter that is
 * not English. UTF-16 without a mark is valid UTF-8, and every other character of it is NUL, which no text holds. Pure.
 */
export function utf8Text(bytes: Uint8Array | ArrayBuffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
