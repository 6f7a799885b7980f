/** Guides to forms: notes by hand, and the plays of the library that belong to the form. */
import { yearText } from '@/lib/domain/text/year-text';
import type { Stage } from '@/sample-library/source/vocabulary';
import { pick } from '@/sample-library/compile/chance';
import { listed } from '@/sample-library/compile/words';
import { forms, personBySlug, type Play, plays } from '@/sample-library/facts/read';
import type { TextOf } from '@/sample-library/source/schema';
import { type GuideText, premiseOf, texts } from '@/sample-library/source/texts';

const authors = ['thandeka-merriweather', 'barnaby-solano-reeve', 'dorian-ashgrove-patel'] as const;
const MOST_PLAYS = 7;

/** Plays spread over the years, so that the list is a short history. */
function spread(found: readonly Play[]): Play[] {
  const ordered = found.toSorted((a, b) => a.year - b.year || a.slug.localeCompare(b.slug, 'en'));
  if (ordered.length <= MOST_PLAYS) return ordered;
  const step = (ordered.length - 1) / (MOST_PLAYS - 1);
  return Array.from({ length: MOST_PLAYS }, (_value, index) => ordered[Math.round(index * step)]).flatMap(
    (play) => play ?? [],
  );
}

function playLine(play: Play): string {
  const names = play.authors.map((slug) => personBySlug.get(slug)?.name ?? slug);
  const by = names.length > 0 ? `${listed(names)}, ` : '';
  return `- [${play.title}](title/${play.slug}) (${by}${yearText(play.year)}). ${premiseOf(play.slug)}`;
}

/** Which themes come up again and again in the form, with the numbers. */
function themesText(found: readonly Play[]): string {
  const counts = new Map<string, number>();
  for (const theme of found.flatMap(({ themes }) => themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  const frequent = [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b, 'en'));
  if (frequent.length === 0) return '';
  const names = frequent
    .slice(0, 3)
    .map(([theme, count]) => `${theme.replace(/^identity-/, '').replaceAll('-', ' ')} (${count})`);
  return ` Frequent themes: ${listed(names)}.`;
}

function body(note: TextOf<'forms'>, name: string, definition: string, found: readonly Play[]): string {
  return `
${name}. ${definition}.${themesText(found)}

## What to look for

${note.look}

## Plays to begin with

${spread(found).map(playLine).join('\n')}

## Try it

${note.practice}

## Where it goes wrong

${note.trap}

## A question to leave with

${note.question}
`;
}

function formGuide(note: TextOf<'forms'>): GuideText {
  const form = forms.find(({ slug }) => slug === note.slug);
  if (!form) throw new Error(`there is no form ${note.slug}`);
  const found = plays.filter((play) => play.forms.includes(note.slug));
  const stages: Stage[] = ['upper', 'post16', 'higher'];
  return {
    slug: `${note.slug}-introduction`,
    name: `${form.name}: an introduction`,
    subType: 'Context guide',
    authors: [pick(`author of the guide to the form ${note.slug}`, authors)],
    forms: [note.slug],
    skills: ['genre-and-form', 'theatre-history', 'comparing-texts'],
    stages,
    short: `${form.definition ?? form.name}. What to look for, plays to begin with, one thing to try.`,
    body: body(note, form.name, form.definition ?? form.name, found),
  };
}

export const formGuides: readonly GuideText[] = texts.forms.map(formGuide);
