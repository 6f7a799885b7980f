/** Text that search indexes in addition to name, sub-type and introductions (product contract D36). */
import type { CastMember, CreativeMember, MediaInfo } from '@/lib/contracts/catalogue/content-item';
import type { RichTextNode } from '@/lib/contracts/catalogue/content-parts';
import { distinct, type Fields, nameOf } from './fields';
import type { Facets } from './facets';
import { plainText } from './rich-text';

export interface SearchText {
  /** What a work or person is also called. */
  otherNames: string[];
  /** Authors, producers, directors, writers, people, cast and creative members. */
  people: string[];
  /** Characters of the cast. */
  characters: string[];
  /** Names of genres, themes, skills, levels, companies, periods, roles, standards, and access features of a recording. */
  subjects: string[];
  /** Plain text of a person's description, of the objectives and of the body. */
  body: string;
}

const peopleFields = ['authors', 'producers', 'directors', 'writers', 'people'] as const;
const otherNameFields = ['alternativeTitles', 'alternativeNames'] as const;
const subjectFacets = ['genre', 'theme', 'skill', 'level', 'company', 'period', 'role', 'standard'] as const;

export function searchTextOf(
  fields: Fields,
  parts: {
    facets: Facets;
    cast: CastMember[];
    creative: CreativeMember[];
    body: RichTextNode | null;
    media: MediaInfo | null;
  },
): SearchText {
  const linked = peopleFields.flatMap((name) => fields.targets(name).map(nameOf));
  const named = [...parts.cast, ...parts.creative].map(({ name }) => name);
  const words = (values: readonly (string | null)[]) =>
    distinct(values.filter((value): value is string => value !== null && value !== ''));
  return {
    otherNames: words(otherNameFields.flatMap((name) => fields.texts(name))),
    people: words([...linked, ...named]),
    characters: words(parts.cast.map(({ character }) => character)),
    subjects: words([
      ...subjectFacets.flatMap((facet) => parts.facets[facet].map(({ name }) => name)),
      ...(parts.media?.access ?? []),
    ]),
    body: [fields.text('description'), fields.text('objectives'), plainText(parts.body)]
      .filter(Boolean)
      .join(' '),
  };
}
