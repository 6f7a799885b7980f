/** Small helpers for sentences. */

/** "a, b and c". */
export function listed(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
const MINUTE = 60;
/** Below this a length is said in seconds alone. */
const LONGEST_IN_SECONDS = 90;

/** How long something is, as a reader says it: "75 seconds", "2 minutes 4 seconds". */
export function lengthText(duration: number): string {
  const seconds = Math.round(duration);
  if (seconds < LONGEST_IN_SECONDS) return counted(seconds, 'second');
  const rest = seconds % MINUTE;
  const minutes = counted(Math.floor(seconds / MINUTE), 'minute');
  return rest === 0 ? minutes : `${minutes} ${counted(rest, 'second')}`;
}

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a" or "an" before a word. */
export const article = (word: string): string => (/^[aeiou]/i.test(word) ? `an ${word}` : `a ${word}`);

/** Lower case, hyphens for everything else; accents and apostrophes dropped. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
