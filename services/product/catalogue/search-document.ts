/** From a catalogue record to what the search engine indexes, and the shown names of its facet keys. */
import type { FilterName } from '@/lib/contracts/listing/names';
import type { CatalogueRecord } from '@/lib/domain/catalogue/content-item/catalogue-record';
import type { FacetValue } from '@/lib/domain/catalogue/content-item/facets';
import type { SearchDocument } from '../search/types';

type Family = Exclude<FilterName, 'type'>;

/** R-ENT-33: one facet of the record serves several filters, told apart by the value's group. */
function familyOf(facet: keyof CatalogueRecord['facets'], value: FacetValue): Family | null {
  switch (facet) {
    case 'theme':
      return value.group === 'Form' ? 'form' : value.group === 'Course' ? 'course' : 'theme';
    case 'skill':
      return value.group === 'Theatre' ? 'theatreSkill' : 'englishSkill';
    case 'date':
      return 'productionYear';
    case 'type':
      return null;
    default:
      return facet;
  }
}

export interface FamilyValue {
  family: Family;
  value: FacetValue;
}

/** A facet value under its filter family. Only sub-types and standards keep their group: the parent type or the authority. */
export function familyValueOf(facet: keyof CatalogueRecord['facets'], value: FacetValue): FamilyValue | null {
  const family = familyOf(facet, value);
  if (!family) return null;
  const { key, name, group, parent } = value;
  const shown: FacetValue = { key, name };
  if (parent) shown.parent = parent;
  if (group && (family === 'subType' || family === 'standard')) shown.group = group;
  return { family, value: shown };
}

/** Every facet value of the record under its filter family. */
export function familyValues({ facets }: CatalogueRecord): FamilyValue[] {
  return (Object.keys(facets) as (keyof typeof facets)[]).flatMap((facet) =>
    facets[facet].flatMap((value) => familyValueOf(facet, value) ?? []),
  );
}

const present = (text: string) => (text === '' ? [] : [text]);

/**
 * Facet key of a standard's grade or authority. It carries their id, because an item is mapped again when its standard or grade
 * changes, not when an authority's slug does; no slug begins like it.
 */
export const standardsKey = (id: string) => `id:${id}`;

const keysAboveStandard = ({ parent, group }: FacetValue) =>
  [parent, group].flatMap((id) => (id === undefined ? [] : standardsKey(id)));

/** `ancestorsOf` gives the keys above a theme, so that choosing a parent also matches everything below it. */
export function searchDocument(
  record: CatalogueRecord,
  values: readonly FamilyValue[],
  ancestorsOf: (family: Family, key: string) => readonly string[],
): SearchDocument {
  const { item, searchText } = record;
  const facets: Partial<Record<Family, string[]>> = {};
  for (const { family, value } of values) {
    const keys = (facets[family] ??= []);
    const above = family === 'standard' ? keysAboveStandard(value) : ancestorsOf(family, value.key);
    keys.push(...[value.key, ...above].filter((key) => !keys.includes(key)));
  }
  return {
    id: item.id,
    type: item.type,
    slug: item.slug,
    name: item.name,
    text: {
      alternativeNames: searchText.otherNames,
      people: searchText.people,
      characters: searchText.characters,
      labels: searchText.subjects,
      subType: item.subType ? [item.subType] : [],
      shortIntroduction: present(item.shortIntroduction),
      longIntroduction: present(item.longIntroduction),
      body: present(searchText.body),
    },
    facets,
    ageSort: record.age,
  };
}
