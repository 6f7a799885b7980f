import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { Audiences } from '@/services/product/catalogue/audience';

const JSON_BYTES = 1_000;
const MOST = 20_000;

describe('items without what an audience may not see', () => {
  const library = { version: 1, all: () => [].values(), item: () => undefined };
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
    all: () => {
      looked += 1;
      return [].values();
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
