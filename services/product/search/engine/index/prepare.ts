/** From a search document to what a segment takes: terms and facets as numbers. */
import { contentTypes, labelledTypes, type ContentType } from '@/lib/contracts/catalogue/content-types';
import { allFilterNames } from '@/lib/contracts/listing/names';
import { textClasses, type SearchDocument, type TextClass } from '../../types';
import { valueHeader, type PreparedDocument } from './columns';
import type { Dictionary } from './dictionary';
import { indexOfFamily, type FacetDictionary } from './facet-dictionary';
import { languageOf, languages, libraryLanguage } from '../words/languages';
import { classIndex, LAST_NAMING_CLASS } from '../parameters';
import { termsOf } from '../words/tokenise';

const typeLabels = new Map<ContentType, string>(labelledTypes.map(({ type, label }) => [type, label]));

/** The dictionaries that documents are written in. New terms and keys are added to them. */
export interface Vocabulary {
  dictionary: Dictionary;
  facets: FacetDictionary;
}

export function prepare(document: SearchDocument, vocabulary: Vocabulary): PreparedDocument {
  return {
    id: document.id,
    slug: document.slug,
    name: document.name,
    type: contentTypes.indexOf(document.type),
    forward: forwardIndex(document, vocabulary.dictionary),
    facets: facetIds(document, vocabulary.facets),
    age: document.ageSort ?? Number.NaN,
  };
}

function forwardIndex(document: SearchDocument, dictionary: Dictionary): number[] {
  const forward: number[] = [];
  for (const textClass of textClasses)
    for (const value of valuesOf(document, textClass)) {
      const terms = termsOf(value);
      // Names come in many languages; what is written about them is in the library's own.
      const language = classIndex[textClass] <= LAST_NAMING_CLASS ? languageOf(terms) : libraryLanguage();
      forward.push(valueHeader(classIndex[textClass], languages.indexOf(language)));
      for (const term of terms) forward.push(dictionary.add(term));
    }
  return forward;
}

/** Values of one class. The type's label is one of `subType`, so that "hamlet lesson plan" finds one (§1). */
function valuesOf(document: SearchDocument, textClass: TextClass): readonly string[] {
  if (textClass === 'name') return [document.name];
  const values = document.text[textClass] ?? [];
  const label = textClass === 'subType' ? typeLabels.get(document.type) : undefined;
  return label === undefined ? values : [...values, label];
}

function facetIds(document: SearchDocument, facets: FacetDictionary): number[] {
  return allFilterNames.flatMap((family) => {
    const keys = family === 'type' ? [document.type] : (document.facets[family] ?? []);
    return [...new Set(keys)].map((key) => facets.add(indexOfFamily(family), key));
  });
}
