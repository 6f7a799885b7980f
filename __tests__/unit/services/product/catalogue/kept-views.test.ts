/** What a search keeps of each kind of visitor while the library changes: brought up to date by what has changed, never wrong. */
import { labelledTypes } from '@/lib/contracts/catalogue/content-types';
import { allAggregationNames } from '@/lib/contracts/listing/query-names';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { Audiences } from '@/services/product/catalogue/audience';
import type { SearchAudience } from '@/services/product/search/types';
import { catalogueOf } from '@/__tests__/support/content/catalogue-of';
import { entry, links } from '@/__tests__/support/content/item-entries';
import { lookupOf } from '@/__tests__/support/content/lookup';
import { Dice, random } from '@/__tests__/support/search/corpus';
import { fold } from '@/__tests__/support/search/engine-of';

const FILMS = 40;
const ROUNDS = 20;
const types = labelledTypes.map(({ type }) => type);
const ids = Array.from({ length: FILMS }, (_, index) => `film-${index}`);
const film = (id: string, subType: string, contentProfiles: string[]) =>
  entry('production', id, { name: id, slug: id, subType, contentProfiles });
/** Hidden where all of its films are. */
const series = Array.from({ length: FILMS / 2 }, (_, index) =>
  entry('series', `series-${index}`, {
    name: `Series ${index}`,
    slug: `series-${index}`,
    items: links(`film-${index * 2}`, `film-${index * 2 + 1}`),
  }),
);

function asked(catalogue: ReturnType<typeof catalogueOf>, audience: SearchAudience) {
  const request = { types, skip: 0, limit: 200, aggregations: allAggregationNames, audience } as const;
  const { hits, total, aggregations } = catalogue.engine.search({ ...request, sort: 'name-asc' });
  return { ids: hits.map(({ id }) => id), total, aggregations };
}

it('is what somebody new is given, whatever was changed', async () => {
  const dice = new Dice(random(7));
  const films = new Map(ids.map((id) => [id, film(id, 'Comedy', [])]));
  const catalogue = catalogueOf([...films.values(), ...series]);
  const audiences = new Audiences(catalogue);
  const viewers = [[], ['horror', 'gore']].map((blockedProfiles) => ({
    viewer: { ...anonymousViewer, blockedProfiles },
  }));
  const answers = (kept: Audiences) => viewers.map((viewer) => asked(catalogue, kept.of(viewer)));
  const totals = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const changed = dice.some(ids, 1, 6);
    for (const id of changed)
      if (dice.chance(0.2)) films.delete(id);
      else films.set(id, film(id, `Kind ${dice.below(20)}`, dice.some(['horror', 'gore', 'mild'], 0, 2)));
    const holders = series.map(({ sys }) => sys.id);
    catalogue.apply(new Set([...changed, ...holders]), lookupOf([...films.values(), ...series], []));
    if (round === ROUNDS / 2) await fold(catalogue.engine);
    const kept = answers(audiences);
    expect(kept).toEqual(answers(new Audiences(catalogue)));
    for (const { total } of kept) totals.add(total);
  }
  expect(totals.size).toBeGreaterThan(5);
});

it('a series whose films were hidden or shown is hidden or shown with them, though it did not change', () => {
  const ours = series.slice(0, 1);
  const of = (profiles: string[]) =>
    lookupOf([...ids.slice(0, 2).map((id) => film(id, '', profiles)), ...ours], []);
  const catalogue = catalogueOf([...ids.slice(0, 2).map((id) => film(id, '', [])), ...ours]);
  const audiences = new Audiences(catalogue);
  const shown = () =>
    asked(catalogue, audiences.of({ viewer: { ...anonymousViewer, blockedProfiles: ['gore'] } })).ids;
  expect(shown()).toContain('series-0');
  catalogue.apply(new Set(ids.slice(0, 2)), of(['gore']));
  expect(shown()).toEqual([]);
  catalogue.apply(new Set(ids.slice(0, 2)), of([]));
  expect(shown()).toEqual(['film-0', 'film-1', 'series-0']);
});

it('after one publication asks of one item, not of all', () => {
  const films = ids.map((id) => film(id, 'Comedy', []));
  const catalogue = catalogueOf(films);
  const audiences = new Audiences(catalogue);
  const search = () => asked(catalogue, audiences.of({ viewer: anonymousViewer }));
  expect(search().total).toBe(FILMS);
  catalogue.apply(new Set(['film-3']), lookupOf([...films, film('film-3', 'Tragedy', [])], []));
  const looked = jest.spyOn(catalogue, 'item');
  expect(search().total).toBe(FILMS);
  expect(looked.mock.calls).toEqual([['film-3']]);
});
