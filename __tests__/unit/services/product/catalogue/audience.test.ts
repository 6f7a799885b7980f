import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { Audiences } from '@/services/product/catalogue/audience';
import { catalogueOf } from '@/__tests__/support/content/catalogue-of';
import { entry, links } from '@/__tests__/support/content/item-entries';
import { lookupOf } from '@/__tests__/support/content/lookup';

const JSON_BYTES = 1_000;
const MOST = 20_000;

describe('items without what an audience may not see', () => {
  const library = { version: 1, item: () => undefined, byKey: () => undefined, ofType: () => [] };
  const from = (country: string) => ({ viewer: { ...anonymousViewer, country } });

  it('share one room, whoever they are for', () => {
    const audiences = new Audiences(library, MOST);
    const all = ['GBR', 'FRA', 'DEU', 'ITA'].map((country) => audiences.of(from(country)));
    const ids = Array.from({ length: 15 }, (_, index) => `item-${index}`);
    for (const audience of all) for (const id of ids) audience.trimmed.set(id, Buffer.alloc(JSON_BYTES));
    const held = all.flatMap((audience) => ids.filter((id) => audience.trimmed.get(id)));
    expect(held.length).toBeGreaterThan(10);
    expect(held.length * JSON_BYTES).toBeLessThanOrEqual(MOST);
  });

  it('are each audience’s own, and forgotten with the version of the catalogue', () => {
    const changing = { ...library };
    const audiences = new Audiences(changing);
    const before = audiences.of(from('GBR'));
    before.trimmed.set('lear', Buffer.from('{}'));
    expect(audiences.of(from('FRA')).trimmed.get('lear')).toBeUndefined();
    expect(audiences.of(from('GBR')).trimmed.get('lear')).toEqual(Buffer.from('{}'));
    changing.version = 2;
    const after = audiences.of(from('GBR'));
    // A request that began before still holds the audience of then.
    before.trimmed.set('lear', Buffer.from('{"old":true}'));
    expect(after.trimmed.get('lear')).toBeUndefined();
  });
});

it('audiences that queries name do not push out those of visitors', () => {
  let looked = 0;
  const library = {
    version: 1,
    item: () => undefined,
    byKey: () => undefined,
    ofType: () => {
      looked += 1;
      return [];
    },
  };
  const audiences = new Audiences(library);
  const school = { viewer: { ...anonymousViewer, blockedProfiles: ['horror'] } };
  const ours = audiences.of(school);
  for (let made = 0; made < 100; made += 1)
    audiences.of({ viewer: { ...anonymousViewer, blockedProfiles: [`made-up-${made}`] }, isNamed: true });
  const before = looked;
  expect(audiences.of(school)).toBe(ours);
  // One who names what a visitor has anyway makes no other.
  expect(audiences.of({ ...school, isNamed: true })).toBe(ours);
  expect(looked).toBe(before);
});

describe('of a library that changes', () => {
  const film = (profiles: readonly string[] = []) =>
    entry('production', 'film', { name: 'Film', slug: 'film', contentProfiles: [...profiles] });
  const series = entry('series', 'series', { name: 'Series', slug: 'series', items: links('film') });
  const viewer = { ...anonymousViewer, blockedProfiles: ['horror'] };

  it('whoever waited is shown nothing that is hidden since, nor what holds nothing else', () => {
    const catalogue = catalogueOf([film(), series]);
    const held = new Audiences(catalogue).of({ viewer });
    const shown = () => ['film', 'series'].filter((id) => held.sees(id));
    expect(shown()).toEqual(['film', 'series']);
    expect(held.hides('production/film')).toBe(false);
    catalogue.apply(new Set(['film', 'series']), lookupOf([film(['horror']), series], []));
    expect(shown()).toEqual([]);
    expect(held.hides('production/film')).toBe(true);
    catalogue.apply(new Set(['film', 'series']), lookupOf([film(), series], []));
    expect(shown()).toEqual(['film', 'series']);
  });

  it('a kind of viewer looks at nothing but what depends on other items', () => {
    const plain = Array.from({ length: 500 }, (_, index) =>
      entry('production', `film-${index}`, { name: `Film ${index}`, slug: `film-${index}` }),
    );
    const catalogue = catalogueOf([film(), series, ...plain]);
    const item = jest.spyOn(catalogue, 'item');
    const all = jest.spyOn(catalogue, 'all');
    const audience = new Audiences(catalogue).of({ viewer });
    expect(item.mock.calls.length + all.mock.calls.length).toBeLessThan(10);
    expect(plain.every(({ sys }) => audience.sees(sys.id))).toBe(true);
  });
});
