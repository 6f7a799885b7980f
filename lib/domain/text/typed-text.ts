/** Text that somebody typed or an address carries, as it can stand in an address: at most `limit` UTF-16 code units. Pure. */
export function typedText(text: string, limit: number): string {
  // Control characters cannot be typed, and a lone surrogate cannot be encoded in an address.
  const cut = text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, limit);
  return cut.replace(/\p{Cs}/gu, '').trim();
}
