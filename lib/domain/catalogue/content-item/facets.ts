/** Facet values of one item: keys, names, groups and parents of every aggregation and of the standards filter. */
import { labelledTypes } from '@/lib/contracts/catalogue/content-types';
import type { AggregationName } from '@/lib/contracts/listing/names';
import { PRODUCTION_YEAR_SUB_TYPES } from '@/lib/contracts/listing/query-names';
import type { ContentItem, MediaInfo } from '@/lib/contracts/catalogue/content-item';
import type { EducationLevel } from '@/lib/contracts/catalogue/content-parts';
import { type Fields, idOf, nameOf, slugOf, typeOf } from './fields';
import { secondFacets } from './second-facets';

/** Aggregations of R-CON-12, and `standard` for the counts of the standards steps. */
export type FacetName = AggregationName | 'standard';

/**
 * `group`: themeType, skillType, parent type of a sub-type; of a standard, the id of its authority. `parent`: key of the parent in
 * the tree; of a standard, the id of its grade.
 */
export interface FacetValue {
  key: string;
  name: string;
  group?: string;
  parent?: string;
}

export type Facets = Readonly<Record<FacetName, readonly FacetValue[]>>;

const plain = (target: Fields): FacetValue => ({ key: slugOf(target), name: nameOf(target) });

function grouped(groupField: string): (target: Fields) => FacetValue {
  return (target) => {
    const group = target.text(groupField);
    const parent = target.target('parent');
    return { ...plain(target), ...(group ? { group } : {}), ...(parent ? { parent: slugOf(parent) } : {}) };
  };
}

/** For entry types that are values of a facet: the facet, and how to read the value. */
const ownFacets: Readonly<Record<string, { facet: FacetName; read: (target: Fields) => FacetValue }>> = {
  genre: { facet: 'genre', read: plain },
  theme: { facet: 'theme', read: grouped('themeType') },
  company: { facet: 'company', read: plain },
  period: { facet: 'period', read: plain },
  role: { facet: 'role', read: plain },
  skill: { facet: 'skill', read: grouped('skillType') },
};

/**
 * The facet value that an entry itself stands for; null for other types. The only source of the name of a parent theme
 * that no item has directly.
 */
export function ownFacetValue(fields: Fields): { facet: FacetName; value: FacetValue } | null {
  const own = ownFacets[typeOf(fields)];
  return own ? { facet: own.facet, value: own.read(fields) } : null;
}

function standard(target: Fields): FacetValue {
  const grade = target.target('grade');
  const authority = grade?.target('authority');
  return {
    key: slugOf(target),
    name: nameOf(target),
    ...(authority ? { group: idOf(authority) } : {}),
    ...(grade ? { parent: idOf(grade) } : {}),
  };
}

function distinctByKey(values: FacetValue[]): FacetValue[] {
  const seen = new Set<string>();
  return values.filter(({ key }) => key !== '' && !seen.has(key) && Boolean(seen.add(key)));
}

/** Level key and label of the filter (content model §4): a unified stage means the same in every country. */
const level = ({ unifiedLevelStage, unifiedLevelStageName }: EducationLevel): FacetValue => ({
  key: unifiedLevelStage,
  name: unifiedLevelStageName,
});

/** The year of a date: its first four characters (content model §3). Null if they are not a year. */
export function yearOf(date: string | null): string | null {
  return date !== null && /^\d{4}/.test(date) ? date.slice(0, 4) : null;
}

const PRODUCTIONS: ReadonlySet<string | null> = new Set(PRODUCTION_YEAR_SUB_TYPES);

export function facetsOf(
  fields: Fields,
  levels: readonly EducationLevel[],
  held: { type: ContentItem['type']; media: MediaInfo | null },
): Facets {
  const values = (name: string, read: (target: Fields) => FacetValue) =>
    distinctByKey(fields.targets(name).map(read));
  const type = typeOf(fields);
  const subType = fields.textOrNull('subType');
  // R-VAL-4: a chosen year finds productions alone, so nothing else may count towards it.
  const year = PRODUCTIONS.has(subType) ? yearOf(fields.textOrNull('date')) : null;
  const label = labelledTypes.find((candidate) => candidate.type === type)?.label ?? type;
  return {
    genre: values('genres', plain),
    theme: values('themes', grouped('themeType')),
    company: values('companies', plain),
    period: values('periods', plain),
    role: values('roles', plain),
    skill: values('skills', grouped('skillType')),
    standard: values('standards', standard),
    level: distinctByKey(levels.map(level)),
    type: [{ key: type, name: label }],
    subType: subType ? [{ key: subType, name: subType, group: type, parent: type }] : [],
    date: year ? [{ key: year, name: year }] : [],
    ...secondFacets({ ...held, levels, minutes: fields.integerOrNull('durationMinutes') }),
  };
}
