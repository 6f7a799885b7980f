import { entryCount } from '@/lib/domain/lists/words';

/** `2 entries`; a list without any is `Empty`. */
export const sizeWords = (entries: number): string => (entries === 0 ? 'Empty' : entryCount(entries));
