import { splitAtWords } from '@/lib/domain/text/split-at-words';

/** Text with the searched words marked. */
export function MarkedText({ text, words }: { text: string; words: string }) {
  return splitAtWords(text, words).map(({ part, match }, index) =>
    match ? <mark key={index}>{part}</mark> : part,
  );
}
