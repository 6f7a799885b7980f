/** A change of everything at once, as an import makes it: requests are answered while it is taken up. */
import { setImmediate as othersTurn } from 'node:timers/promises';
import { catalogueOf } from '@/__tests__/support/content/catalogue-of';
import { entry, links } from '@/__tests__/support/content/item-entries';
import { lookupOf } from '@/__tests__/support/content/lookup';
import { everybody } from '@/__tests__/support/search/engine-of';
import { searchTypes } from '@/services/product/listing/query';

const COUNT = 700;
const guides = (name: string) =>
  Array.from({ length: COUNT }, (_, at) =>
    entry('guide', `guide-${at}`, { name: `${name} ${at}`, themes: links('revenge') }),
  );
const revenge = (parent?: string) =>
  entry('theme', 'revenge', {
    name: 'Revenge',
    themeType: 'Theme',
    ...(parent ? { parent: links(parent)[0] } : {}),
  });
const passions = entry('theme', 'passions', { name: 'Passions', themeType: 'Theme' });

it('is taken up in turns with requests, in which each item is of one version', async () => {
  const catalogue = catalogueOf([...guides('Before'), entry('guide', 'gone'), revenge(), passions]);
  // The parent of a theme comes last, and belongs to the first guide too.
  const entries = [...guides('After'), passions, revenge('passions')];
  const ids = new Set([...entries.map(({ sys }) => sys.id), 'gone']);
  const found = (text: string) =>
    catalogue.engine
      .search({ text, types: searchTypes, audience: everybody, sort: 'rel-desc', skip: 0, limit: 2 * COUNT })
      .hits.map(({ id }) => id)
      .filter((id) => id.startsWith('guide'));

  catalogue.seq = 7;
  let isDone = false;
  const done = catalogue.applyInTurns(ids, lookupOf(entries, [])).then(() => (isDone = true));
  const seen = new Set<number>();
  while (!isDone) {
    const after = found('After');
    expect(found('Before')).toHaveLength(COUNT - after.length);
    expect(after.every((id) => catalogue.item(id)?.json.toString().includes('After'))).toBe(true);
    // No change of the stored content: feeds of records wait.
    expect(catalogue.seq).toBe(0);
    seen.add(after.length);
    await othersTurn();
  }
  await done;
  expect(seen.size).toBeGreaterThan(4);
  expect([found('After').length, catalogue.item('gone'), catalogue.engine.has('gone')]).toEqual([
    COUNT,
    undefined,
    false,
  ]);
  const { total } = catalogue.engine.search({
    types: searchTypes, audience: everybody, sort: 'name-asc', skip: 0, limit: 1,
    filters: { theme: ['passions'] },
  }); // prettier-ignore
  expect(total).toBe(COUNT);
});

it('a first reading says how many are prepared, and then indexed', async () => {
  const catalogue = catalogueOf([]);
  const entries = [...guides('Here'), revenge()];
  const told: string[] = [];
  await catalogue.applyFirst(new Set(entries.map(({ sys }) => sys.id)), lookupOf(entries, []), {
    tell: (taken) => told.push(taken ? `${taken.part} ${taken.done} of ${taken.total}` : ''),
  });
  const said = told.filter(Boolean);
  expect(said.slice(0, 6).map((words) => words.split(' ')[1])).toEqual([
    '128',
    '256',
    '384',
    '512',
    '640',
    '701',
  ]);
  expect(said[5]).toBe('prepared 701 of 701');
  expect(said.slice(6).map((words) => words.split(' ')[1])).toEqual(
    Array.from({ length: 10 }, (_, at) => String((at + 1) * 64)),
  );
  expect(said.at(-1)).toBe('indexed 640 of 701');
  expect(catalogue.size).toBe(701);
});

it('what an editor publishes is taken up in one piece', async () => {
  const catalogue = catalogueOf([entry('guide', 'one', { name: 'Before' })]);
  catalogue.seq = 7;
  const done = catalogue.applyInTurns(
    new Set(['one']),
    lookupOf([entry('guide', 'one', { name: 'After' })], []),
  );
  expect([catalogue.item('one')?.name, catalogue.seq]).toEqual(['After', 7]);
  await done;
});
