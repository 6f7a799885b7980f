/** Names of people, split for citations and for the catalogue (contract library-standards §5). Pure. */

/** Words before a family name that are part of it, in small letters; they are so in capitals, too. */
const PARTICLES: ReadonlySet<string> = new Set([
  'de', 'del', 'della', 'di', 'da', 'du', 'dos', 'la', 'las', 'le', 'los', // Romance
  'van', 'von', 'der', 'den', 'ten', 'ter', // Dutch, German
  'ní', 'nic', 'ó', 'o’', "o'", 'mac', 'st', 'st.', // Irish, Scottish, English
  'al', 'el', 'bin', 'ibn', // Arabic
]); // prettier-ignore

/** What follows a family name without being part of it. */
const SUFFIX = /^(?:[JS]r\.?|I{2,3}|IV)$/;

export interface PersonName {
  family: string;
  given: string;
  /** `Jr.`, `III`; empty without one. */
  suffix: string;
}

const isParticle = (word = ''): boolean => PARTICLES.has(word.normalize('NFC').toLowerCase());

/**
 * Splits a name written as it is spoken: `Ludwig van Beethoven` has the family name `van Beethoven`, `Martin Luther King Jr.` the
 * family name `King` and a suffix. A single word is a family name.
 */
export function splitName(name: string): PersonName {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const suffix = words.length > 2 && SUFFIX.test(last) ? last : '';
  if (suffix !== '') words.pop();
  let start = words.length - 1;
  while (start > 1 && isParticle(words[start - 1])) start -= 1;
  const family = words.slice(start).join(' ');
  return {
    family: suffix === '' ? family : family.replace(/,$/, ''),
    given: words.slice(0, start).join(' '),
    suffix,
  };
}

/** `van Beethoven, Ludwig`, `King, Martin Luther, Jr.`; a single name is unchanged. */
export function invertedName({ family, given, suffix }: PersonName): string {
  return [family, given, suffix].filter((part) => part !== '').join(', ');
}
