/** A series on its own page, and on those of its members. */
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { entries, entry, link, links } from '@/__tests__/support/content/item-entries';
import { tableSource } from '@/__tests__/support/content/item-source';
import type { DeliveryEntry } from '@/lib/domain/catalogue/content-item/entry';
import type { ContentType } from '@/lib/contracts/catalogue/content-types';
import { british, deps, pageOf, section } from './fixture';

/** A page of these entries together with the usual ones. */
const pageWith = (type: ContentType, slug: string, more: readonly DeliveryEntry[], viewer?: Viewer) =>
  pageOf(type, slug, viewer, deps(tableSource([...entries, ...more])));

describe('a series', () => {
  const seriesOf = (id: string, ...items: string[]) => entry('series', id, { items: links(...items) });

  it('a series stands with two to show; its last leads on to what teaches it', async () => {
    const alone = [
      seriesOf('alone', 'guide-in'),
      entry('guide', 'guide-in', {
        relatedSeries: links('alone'),
        relatedWorkshops: links('workshop-verse'),
      }),
    ];
    const page = await pageWith('guide', 'guide-in', alone);
    expect(page.sections.find(({ id }) => id === 'series')).toBeUndefined();
    expect(page.next).toMatchObject({ why: 'Teach with this', card: { slug: 'speaking-verse' } });
    const last = [
      seriesOf('two', 'workshop-verse', 'production-last'),
      entry('production', 'production-last', { relatedSeries: links('two'), media: link('media-audio') }),
    ];
    const end = await pageWith('production', 'production-last', last);
    expect(section(end, 'order', 'series')).toMatchObject({
      currentId: 'production-last',
      of: { name: 'two', href: '/series/two' },
      parentId: 'two',
    });
    expect(end.next).toBeNull();
  });

  it('says how long what plays of it takes, where that is known of each part and all were read', async () => {
    const film = entry('media', 'film', { type: 'video', assetId: 'f', durationMinutes: 62 });
    const speech = entry('media', 'speech', { type: 'audio', assetId: 's', durationMinutes: 3 });
    const members = [
      speech,
      entry('guide', 'guide-y'),
      entry('production', 'production-x', { media: link('film') }),
      entry('workshop', 'workshop-z', { media: link('speech') }),
    ];
    const whole = seriesOf('three', 'production-x', 'guide-y', 'workshop-z');
    const minutes = async (more: readonly DeliveryEntry[], viewer?: Viewer) =>
      section(await pageWith('series', 'three', [...members, ...more], viewer), 'order', 'items').minutes;
    expect(await minutes([film, whole])).toBe(65);
    expect(await minutes([film, seriesOf('three', 'guide-y')])).toBeNull();
    expect(await minutes([film, { ...whole, cutLists: ['items'] }])).toBeNull();
    expect(await minutes([entry('media', 'film', { type: 'video', assetId: 'f' }), whole])).toBeNull();
    const hiding: Viewer = { ...british, blockedContentIds: ['production-x'] };
    expect(await minutes([film, whole], hiding)).toBe(3);
  });

  it('a series of which only the beginning was read says so, on its own page and on that of a member', async () => {
    const held = [
      { ...seriesOf('long', 'production-x', 'guide-y'), cutLists: ['items'] },
      entry('production', 'production-x', { relatedSeries: links('long') }),
      entry('guide', 'guide-y'),
    ];
    expect(section(await pageWith('series', 'long', held), 'order', 'items').isCut).toBe(true);
    expect(section(await pageWith('production', 'production-x', held), 'order', 'series').isCut).toBe(true);
    const whole = [seriesOf('long', 'production-x', 'guide-y'), ...held.slice(1)];
    expect(section(await pageWith('production', 'production-x', whole), 'order', 'series').isCut).toBe(false);
  });

  it('an item of several series stands in the first and is offered the others', async () => {
    const more = [
      seriesOf('s1', 'guide-x', 'guide-y'),
      seriesOf('s2', 'guide-x', 'guide-y'),
      entry('guide', 'guide-y'),
      entry('production', 'production-x', { relatedSeries: links('s2', 's1') }),
    ];
    const held = more.map((one) =>
      one.sys.id.startsWith('s') ? seriesOf(one.sys.id, 'production-x', 'guide-y') : one,
    );
    const page = await pageWith('production', 'production-x', held);
    expect(section(page, 'order', 'series').of?.name).toBe('s2');
    expect(section(page, 'seriesPanels', 'other-series')).toEqual({
      kind: 'seriesPanels',
      id: 'other-series',
      heading: 'Related series',
      series: [{ name: 's1', slug: 's1', href: '/series/s1' }],
      currentId: 'production-x',
    });
  });
});
