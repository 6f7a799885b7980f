/** The text without case and accents, so that `etude` finds `Étude`. Shared by all searches within a page. Pure. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
