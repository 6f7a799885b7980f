/** Links from guides and plans to the glossary, at the first place where a text uses one of its words. */
import { texts } from '@/sample-library/source/texts';

const GLOSSARY = 'glossary-of-theatre';
const TERM = /^- \*\*(.+?)\*\*:/gm;
/** Short words of one part (act, call, fly) are everyday words as well and would link anything; so is this one. */
const LEAST_LETTERS = 9;
const EVERYDAY = 'Character';
/** Short words that nobody uses but in a theatre. */
const SHORT = new Set([
  'Aside', 'Blocking', 'Ensemble', 'Gestus', 'Lazzo', 'Mime', 'Motif', 'Scansion', 'Stimulus', 'Subtext', 'Tableau', 'Thrust', 'Traverse',
  'Unison', 'Verbatim', 'Wings', 'Metre', 'Chorus', 'Devising', 'Status',
]); // prettier-ignore
/** More links to one page are in the way of reading. */
const MOST_LINKS = 2;
const NOT_PROSE = /^[#>|]/;
const SHEET = /^## Sheet:/;

/** Words of the glossary that are its own, longest first. */
const terms: readonly string[] = [
  ...(texts.guides.find(({ slug }) => slug === GLOSSARY)?.body ?? '').matchAll(TERM),
]
  .map(([, term = '']) => term)
  .filter(
    (term) => term !== EVERYDAY && (term.includes(' ') || term.length >= LEAST_LETTERS || SHORT.has(term)),
  )
  .toSorted((a, b) => b.length - a.length);

const anyTerm = new RegExp(
  `(?<![\\w*[-])(?:${terms.map((term) => term.replace(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`)).join('|')})(?![\\w*\\]-])`,
  'i',
);

/** The body with its first words of the glossary linked. What is printed for a class has no links, nor has the glossary. */
export function withGlossary(slug: string, body: string): string {
  if (slug === GLOSSARY) return body;
  let left = MOST_LINKS;
  let printed = false;
  const seen = new Set<string>();
  const lines = body.split('\n').map((line) => {
    printed ||= SHEET.test(line);
    if (left === 0 || printed || NOT_PROSE.test(line) || /\]\(|\*/.test(line)) return line;
    return line.replace(anyTerm, (term) => {
      if (seen.has(term.toLowerCase())) return term;
      seen.add(term.toLowerCase());
      left -= 1;
      return `[${term}](guide/${GLOSSARY})`;
    });
  });
  return lines.join('\n');
}
