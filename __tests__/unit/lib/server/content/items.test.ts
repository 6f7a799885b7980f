import type { ContentQuery, DeliveryClient } from '@/lib/server/content/delivery';
import { anonymousViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import { createContentItems } from '@/lib/server/content/items';
import { watchContent } from '@/lib/server/content/watch';
import type { DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';

const entry = (type: string, id: string, fields: object = {}): DeliveryEntry => ({
  sys: { id, createdAt: '2024-01-01T00:00:00.000Z', contentType: { sys: { id: type } } },
  fields: { name: id, slug: id, ...fields },
});

/** A delivery client over a table; counts what it is asked. */
function tableClient(table: DeliveryEntry[]) {
  const asked: ContentQuery[] = [];
  const getEntries = async (query: ContentQuery) => {
    asked.push(query);
    const asks = ['fields.slug[in]', 'fields.slug', 'sys.id[in]', 'sys.id'].map((name) => query[name]);
    const slugs = String(asks.find((value) => value !== undefined) ?? '').split(',');
    const items =
      'content_type' in query
        ? table.filter(({ sys }) => slugs.includes(sys.id) || 'links_to_entry' in query)
        : table.slice(0, 1);
    return { items, total: table.length, skip: 0, limit: 50 };
  };
  const getEntry = async (id: string) => {
    asked.push({ 'sys.id': id });
    const found = table.find(({ sys }) => sys.id === id);
    if (!found) throw { sys: { type: 'Error', id: 'NotFound' }, message: 'The resource could not be found.' };
    return found;
  };
  const client: DeliveryClient = { getEntries, getEntry };
  return { client, asked, table };
}
const mapping = { adultThemesEntryId: 'adult-themes', scheme: 'https' as const };

describe('items', () => {
  it('R-VAL-7 are read once and mapped; what does not exist is null', async () => {
    const { client, asked } = tableClient([entry('guide', 'a')]);
    const content = createContentItems(client, mapping);
    const items = content.for(anonymousViewer);
    expect((await items.find('guide', 'a'))?.record.item.name).toBe('a');
    await items.find('guide', 'a');
    expect(await items.find('guide', 'none')).toBeNull();
    expect(asked.filter(({ content_type }) => content_type === 'guide')).toHaveLength(2);
  });

  it('without slugs are found by their id', async () => {
    const { client, asked } = tableClient([entry('educationLevel', 'y7')]);
    expect(
      (await createContentItems(client, mapping).for(anonymousViewer).find('educationLevel', 'y7'))?.record
        .item.id,
    ).toBe('y7');
    expect(asked.at(-1)).toMatchObject({ 'sys.id': 'y7' });
    const activities = tableClient([entry('lessonActivity', 'act'), entry('lessonActivity', 'act-2')]);
    const some = await createContentItems(activities.client, mapping)
      .for(anonymousViewer)
      .findAll('lessonActivity', ['act-2', 'none', 'act']);
    expect(some.map(({ item }) => item.id)).toEqual(['act-2', 'act']);
    expect(activities.asked.some((query) => 'fields.slug[in]' in query)).toBe(false);
    const levels = createContentItems(tableClient([entry('guide', 'g')]).client, mapping).for(
      anonymousViewer,
    );
    expect(await levels.find('educationLevel', 'none')).toBeNull();
    expect(await levels.find('educationLevel', 'g')).toBeNull();
  });

  it('several come in the order asked for, each read once', async () => {
    const { client, asked } = tableClient(['a', 'b', 'c'].map((id) => entry('guide', id)));
    const content = createContentItems(client, mapping);
    const items = content.for(anonymousViewer);
    const idsOf = async (...slugs: string[]) =>
      (await items.findAll('guide', slugs)).map(({ item }) => item.id);
    expect(await idsOf('c', 'none', 'a')).toEqual(['c', 'a']);
    expect(await idsOf('a', 'b', 'c')).toEqual(['a', 'b', 'c']);
    expect(asked.flatMap((query) => query['fields.slug[in]'] ?? [])).toEqual(['c,none,a', 'b']);
  });

  it('are read again after content changed', async () => {
    const { client, asked } = tableClient([entry('guide', 'a')]);
    const content = createContentItems(client, mapping);
    const items = content.for(anonymousViewer);
    await items.find('guide', 'a');
    await items.findLinking('guide', 'x');
    content.clear();
    await items.find('guide', 'a');
    await items.findLinking('guide', 'x');
    expect(asked.filter(({ content_type }) => content_type === 'guide')).toHaveLength(4);
  });
});

describe('R-CDA-14 what a viewer may never see', () => {
  const asked = async (...viewers: Viewer[]) => {
    const { client, asked: queries } = tableClient([entry('guide', 'a')]);
    const content = createContentItems(client, mapping);
    for (const viewer of viewers) {
      await content.for(viewer).find('guide', 'a');
      await content.for(viewer).findAll('guide', ['a']);
      await content.for(viewer).findLinking('guide', 'x');
    }
    return queries.filter(({ content_type }) => content_type === 'guide');
  };
  const strict = { ...anonymousViewer, blockedProfiles: ['b', 'a'], adultThemesRestricted: true };

  it('is excluded by every query of items', async () => {
    const queries = await asked(strict);
    expect(queries).toHaveLength(3);
    for (const query of queries)
      expect(query).toMatchObject({
        'fields.contentProfiles[nin]': 'a,b',
        'fields.contentGuidance.sys.id[nin]': 'adult-themes',
      });
  });

  it('is part of the cache key: one answer serves viewers of equal exclusions and nobody else', async () => {
    const same = { ...strict, blockedProfiles: ['a', 'b'], organisationId: 'another' };
    expect(await asked(strict, same)).toHaveLength(3);
    // What links to an entry is a list of its own for each set of exclusions; the item itself was read already.
    expect(await asked(strict, anonymousViewer)).toHaveLength(4);
  });

  it('is kept from them when it was read for somebody else, and asked for once more by nobody', async () => {
    const profiled = entry('guide', 'p', { contentProfiles: ['a'] });
    const { client, asked: queries } = tableClient([profiled, entry('guide', 'b')]);
    const content = createContentItems(client, mapping);
    const slugsFor = async (viewer: Viewer) => {
      const items = content.for(viewer);
      const one = await items.find('guide', 'p');
      const all = await items.findAll('guide', ['p', 'b']);
      return [one?.record.item.slug ?? null, ...all.map(({ item }) => item.slug)];
    };
    expect(await slugsFor(anonymousViewer)).toEqual(['p', 'p', 'b']);
    const before = queries.length;
    expect(await slugsFor(strict)).toEqual([null, 'b']);
    // An allowed item may carry what is blocked: canSee decides that later.
    expect(await slugsFor({ ...strict, allowedContentIds: ['b'] })).toEqual(['p', 'p', 'b']);
    expect(queries).toHaveLength(before);
  });

  it('leaves the decision to canSee where a viewer has allowed ids', async () => {
    for (const query of await asked({ ...strict, allowedContentIds: ['a'] }))
      expect(Object.keys(query).some((name) => name.endsWith('[nin]'))).toBe(false);
  });
});

describe('watching', () => {
  it('tells of publications and withdrawals, survives failures, and stops', async () => {
    jest.useFakeTimers();
    try {
      const { client, table } = tableClient([entry('guide', 'a'), entry('guide', 'b')]);
      const onChange = jest.fn();
      const onError = jest.fn();
      let down = false;
      const watched: DeliveryClient = {
        ...client,
        getEntries: (query) => (down ? Promise.reject(new Error('down')) : client.getEntries(query)),
      };
      const stop = watchContent({ client: watched, intervalMs: 1000, onChange, onError });
      const tick = () => jest.advanceTimersByTimeAsync(1000);
      await tick();
      expect(onChange).not.toHaveBeenCalled();
      table.unshift(entry('guide', 'new'));
      await tick();
      expect(onChange).toHaveBeenCalledTimes(1);
      table.pop();
      await tick();
      expect(onChange).toHaveBeenCalledTimes(2);
      down = true;
      await tick();
      expect(onError).toHaveBeenCalled();
      down = false;
      await tick();
      expect(onChange).toHaveBeenCalledTimes(2);
      stop();
      table.pop();
      await tick();
      expect(onChange).toHaveBeenCalledTimes(2);
    } finally {
      jest.useRealTimers();
    }
  });
});
