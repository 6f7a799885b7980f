/** Themes (theme, form, course), genres, skills, roles and periods. */
import {
  courses,
  englishSkills,
  forms,
  genres,
  periods,
  roles,
  type Term,
  theatreSkills,
  themes,
} from '@/sample-library/facts/read';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import { type Entry, entry, type Link, to } from './resource';
import { listed, upperFirst } from './words';

const THEME_TYPES = [
  { themeType: 'Theme', terms: themes },
  { themeType: 'Form', terms: forms },
  { themeType: 'Course', terms: courses },
] as const;

/** Asks for the picture of a term. */
export type TermPicture = (
  kind: ContentType,
  term: { slug: string; name: string },
) => { image?: Link; imageAltText?: string };

const childrenOf = (term: Term, terms: readonly Term[]) => terms.filter(({ parent }) => parent === term.slug);

function themeText(themeType: 'Theme' | 'Form' | 'Course', term: Term, terms: readonly Term[]): string {
  const parent = terms.find(({ slug }) => slug === term.parent);
  const children = childrenOf(term, terms).map(({ name }) => name);
  if (themeType === 'Form') {
    const inside = children.length > 0 ? ` It takes in ${listed(children)}.` : '';
    return `${term.definition ?? term.name}.${inside}`;
  }
  if (themeType === 'Course')
    return parent
      ? `Plays, recordings and teaching materials that suit ${term.name}.`
      : `Courses in this group: ${listed(children)}.`;
  return parent
    ? `Plays and teaching materials that turn on ${term.name.toLowerCase()}, one of the themes under ${parent.name}.`
    : `A group of themes: ${listed(children.map((name) => name.toLowerCase()))}.`;
}

function themeEntries(picture: TermPicture): Entry[] {
  return THEME_TYPES.flatMap(({ themeType, terms }) =>
    terms.map((term) =>
      entry('theme', term.slug, {
        name: term.name,
        slug: term.slug,
        themeType,
        ...picture('theme', term),
        shortIntroduction: themeText(themeType, term, terms),
        parent: term.parent ? to('theme', term.parent) : undefined,
      }),
    ),
  );
}

function genreEntries(picture: TermPicture): Entry[] {
  return genres.map((term) => {
    const children = childrenOf(term, genres).map(({ name }) => name.toLowerCase());
    const parent = genres.find(({ slug }) => slug === term.parent);
    const text =
      children.length > 0
        ? `${term.name}, with ${listed(children)}.`
        : `${upperFirst(term.name)}, a kind of ${(parent?.name ?? 'theatre').toLowerCase()}.`;
    return entry('genre', term.slug, {
      name: term.name,
      slug: term.slug,
      ...picture('genre', term),
      shortIntroduction: text,
    });
  });
}

function skillEntries(picture: TermPicture): Entry[] {
  const of = (skillType: 'English' | 'Theatre', terms: readonly Term[]) =>
    terms.map((term) => {
      const parent = terms.find(({ slug }) => slug === term.parent);
      return entry('skill', term.slug, {
        name: term.name,
        slug: term.slug,
        skillType,
        ...picture('skill', term),
        shortIntroduction: parent ? `${term.name}: part of ${parent.name.toLowerCase()}.` : undefined,
      });
    });
  return [...of('English', englishSkills), ...of('Theatre', theatreSkills)];
}

function periodEntries(picture: TermPicture): Entry[] {
  return periods.map(({ slug, name, from, to: endYear }) =>
    entry('period', slug, {
      name,
      slug,
      ...picture('period', { slug, name }),
      startYear: from,
      endYear,
    }),
  );
}

/** Without `picture` they have none, as in a library made to measure large ones. */
export function vocabularyEntries(picture: TermPicture = () => ({})): Entry[] {
  const roleEntries = roles.map(({ slug, name }) => entry('role', slug, { name, slug }));
  return [
    ...themeEntries(picture),
    ...genreEntries(picture),
    ...skillEntries(picture),
    ...roleEntries,
    ...periodEntries(picture),
  ];
}
