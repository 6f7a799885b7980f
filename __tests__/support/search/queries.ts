/** Made-up searches over the made-up corpus: text of every kind, filters, sorts, pages, viewers. */
import type { FilterName } from '@/lib/contracts/listing/names';
import { allAggregationNames, sortOrders } from '@/lib/contracts/listing/query-names';
import { contentTypes, labelledTypes, type ContentType } from '@/lib/contracts/catalogue/content-types';
import type { VisibilityViewer } from '@/lib/domain/visibility/visibility';
import type { LibraryItem, Narrowing } from '@/lib/domain/visibility/library';
import type { SearchAudience, SearchRequest, Synonyms } from '@/services/product/search/types';
import { countries, facetKeys, profiles, type Corpus, type Dice } from './corpus';
import { audienceOf } from './engine-of';

export const testSynonyms: Synonyms = {
  groups: [
    ['Shakespeare', 'the Bard', 'William Shakespeare'],
    ["A Doll's House", 'Et dukkehjem'],
    ['GCSE', 'KS4', 'key stage 4'],
    ['lights', 'lighting'],
    ['stage', 'the scene', 'commedia'],
  ],
  oneWay: [{ from: 'drama', to: ['play', 'physical theatre'] }],
};

export const allTypes = labelledTypes.map(({ type }) => type);

function misspell(dice: Dice, word: string): string {
  const at = dice.below(word.length);
  const letter = dice.pick([...'abcdefghijklmnopqrstuvwxyz']);
  switch (dice.below(4)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + letter + word.slice(at);
    case 2:
      return word.slice(0, at) + letter + word.slice(at + 1);
    default:
      return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  }
}

function queryWord({ dice, words }: Corpus): string {
  const word = dice.chance(0.5) ? dice.skewed(words) : dice.pick(words);
  const kind = dice.float();
  if (kind < 0.12) return misspell(dice, word);
  if (kind < 0.17) return misspell(dice, misspell(dice, word));
  if (kind < 0.27) return word.slice(0, dice.between(1, 6));
  if (kind < 0.31)
    return Array.from({ length: dice.between(3, 11) }, () => dice.pick([...'qxzjkvw'])).join('');
  if (kind < 0.35) return word.toUpperCase();
  if (kind < 0.38) return `${word}s`;
  return word;
}

export function randomText(corpus: Corpus): string {
  const { dice } = corpus;
  const kind = dice.float();
  if (kind < 0.06) return dice.pick(['the', 'of the', ' ', '<b>&"', "a doll's house", 'key stage 4 lighting', 'the bard', 'in shakespeare', 'drama gcse', '歌舞', '伎', 'R.U.R', "l'", 'чаика', 'αντιγονη', 'et dukkehjem play', 'lights not stage', 'lights -drama', 'non-stage lights', 'act 2 scene 1 drama', "l'exil", 'stagelights', 'is this a dagger', 'TH:Pr4.1', 'Maedea', 'chaika', 'staged lighting how do i']); // prettier-ignore
  if (kind < 0.1)
    return `"${corpus.text(dice.between(2, 3))}"${dice.pick(['', ' ', ` ${queryWord(corpus)}`])}`;
  if (kind < 0.2) return corpus.text(dice.between(2, 4));
  if (kind < 0.22) return corpus.text(20);
  return Array.from({ length: dice.between(1, 4) }, () => queryWord(corpus)).join(
    dice.pick([' ', ' ', ' ', '-', ', ']),
  );
}

export function randomViewer(dice: Dice, documents: number): VisibilityViewer {
  const ids = (share: number) =>
    dice.chance(share)
      ? Array.from({ length: dice.between(1, 40) }, () => `item${dice.below(documents)}`)
      : [];
  return {
    country: dice.chance(0.2) ? null : dice.pick(countries),
    blockedProfiles: dice.chance(0.3) ? dice.some(profiles, 1, 2) : [],
    adultThemesRestricted: dice.chance(0.3),
    allowedContentIds: ids(0.2),
    blockedContentIds: ids(0.2),
  };
}

export function randomFilters(dice: Dice): NonNullable<SearchRequest['filters']> {
  const families = [...Object.keys(facetKeys), 'type'] as FilterName[];
  const filters: NonNullable<SearchRequest['filters']> = {};
  for (let count = dice.chance(0.35) ? 0 : dice.between(1, 3); count > 0; count--) {
    const family = dice.pick(families);
    const keys: readonly string[] = family === 'type' ? allTypes : facetKeys[family];
    filters[family] = dice.chance(0.05) ? ['no-such-key'] : dice.some(keys, 1, 3);
  }
  return filters;
}

/** What a request may narrow a viewer to; mostly nothing. */
export const randomNarrowing = (dice: Dice): Narrowing | undefined =>
  dice.chance(0.1)
    ? { country: dice.pick(countries), blockedProfiles: dice.some(profiles, 0, 1) }
    : undefined;

export const randomAudience = (dice: Dice, library: readonly LibraryItem[]): SearchAudience =>
  audienceOf(library, randomViewer(dice, library.length), randomNarrowing(dice));

export function randomRequest(corpus: Corpus, library: readonly LibraryItem[]): SearchRequest {
  const { dice } = corpus;
  const types: readonly ContentType[] = dice.chance(0.6)
    ? dice.pick([allTypes, allTypes, contentTypes])
    : dice.chance(0.1)
      ? []
      : [dice.pick([...allTypes, 'collection' as const, 'lesson' as const])];
  return {
    types,
    text: dice.chance(0.75) ? randomText(corpus) : '',
    filters: randomFilters(dice),
    sort: dice.chance(0.5) ? 'rel-desc' : dice.pick(sortOrders),
    skip: dice.chance(0.3) ? dice.pick([1, 20, 40, 1000]) : 0,
    limit: dice.pick([0, 1, 20, 24, 100]),
    aggregations: dice.chance(0.8) ? [...allAggregationNames, 'standard'] : [],
    audience: randomAudience(dice, library),
  };
}
