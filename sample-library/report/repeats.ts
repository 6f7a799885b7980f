/** How much of the library says the same thing twice: runs of words that stand in many texts. */
import { plainText } from '@/lib/domain/catalogue/content-item/rich-text';
import type { RichTextNode } from '@/lib/contracts/catalogue/content-parts';
import { IN_WRITING, SPEAKERS_INVENTED } from '@/sample-library/compile/conversations';
import { DRAWN_AND_SYNTHETIC, NOTHING_HELD } from '@/sample-library/compile/productions';
import { type Entry, LOCALE } from '@/sample-library/compile/resource';

/** Words in a run. */
const RUN = 8;
/** A run may stand in so many entries. */
export const MOST_ENTRIES = 3;
/** Words of a run that belong to no name: fewer, and it is a list of names. */
const LEAST_PLAIN = 5;

/** What is written to be read; lists of terms and places are not. */
const types = new Set([
  'production', 'interview', 'workshop', 'guide', 'lessonPlan', 'series', 'collection', 'trainingCourse', 'trainingCourseModule',
  'studyUnit', 'studyUnitSection', 'curriculum', 'curriculumUnit', 'lesson', 'lessonActivity',
]); // prettier-ignore
const fields = ['body', 'instructions', 'longIntroduction', 'description', 'objectives'];
/** Statements of fact that are made wherever they are true. */
const notices = [NOTHING_HELD, DRAWN_AND_SYNTHETIC, SPEAKERS_INVENTED, IN_WRITING];

export interface Repeat {
  words: string;
  /** Ids of the entries it stands in. */
  entries: string[];
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value ? plainText(value as RichTextNode) : '';

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];

function runsOf(entry: Entry, names: ReadonlySet<string>): Set<string> {
  const text = fields.map((field) => textOf(entry.fields[field]?.[LOCALE])).join(' . ');
  const words = wordsIn(notices.reduce((rest, notice) => rest.replaceAll(notice, ' '), text));
  const runs = words.slice(0, Math.max(0, words.length - RUN + 1)).flatMap((_word, at) => {
    const run = words.slice(at, at + RUN);
    return run.filter((word) => !names.has(word)).length < LEAST_PLAIN ? [] : [run.join(' ')];
  });
  return new Set(runs);
}

/** Words of the names of plays, people and companies. */
function nameWords(entries: readonly Entry[]): Set<string> {
  const named = new Set(['title', 'person', 'company', 'country']);
  return new Set(
    entries
      .filter(({ sys }) => named.has(sys.contentType.sys.id))
      .flatMap((entry) => wordsIn(textOf(entry.fields['name']?.[LOCALE])).filter((word) => word.length > 3)),
  );
}

/** Runs of eight words that stand in more than three entries, names aside; the most frequent first. */
export function repeats(entries: readonly Entry[]): Repeat[] {
  const names = nameWords(entries);
  const places = new Map<string, string[]>();
  for (const entry of entries.filter(({ sys }) => types.has(sys.contentType.sys.id)))
    for (const run of runsOf(entry, names)) places.set(run, [...(places.get(run) ?? []), entry.sys.id]);
  return [...places]
    .filter(([, ids]) => ids.length > MOST_ENTRIES)
    .map(([words, ids]) => ({ words, entries: ids }))
    .sort((a, b) => b.entries.length - a.entries.length || a.words.localeCompare(b.words, 'en'));
}
