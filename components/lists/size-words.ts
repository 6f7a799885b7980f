import { entryCount, totalWords, type NamedEntry } from '@/lib/domain/lists/words';

/** `2 entries`; a list without any is `Empty`. */
export const sizeWords = (entries: number): string => (entries === 0 ? 'Empty' : entryCount(entries));

/** `2 entries · about 3 minutes to watch`. */
export function listSize(entries: readonly NamedEntry[]): string {
  const total = totalWords(entries);
  return [sizeWords(entries.length), ...(total === null ? [] : [total])].join(' · ');
}
