/** Loading an item page: what stands on a production, and what becomes of the page when content does not answer. */
import { TimeLimitError } from '@/lib/platform/time-limit';
import { CONTENT_TIME_LIMIT_MS } from '@/lib/server/pages/item/relations';
import type { ItemPageDeps } from '@/lib/server/pages/item/load';
import type { ItemSource } from '@/lib/server/pages/item/source';
import { tableSource } from '@/__tests__/support/content/item-source';
import { american, british, deps, fact, load, pageOf, section, warnings } from './fixture';

describe('the page of a production', () => {
  it('answers what it is, how long, for whom and what to be careful of', async () => {
    const page = await pageOf('production', 'hamlet-to-be');
    expect(page).toMatchObject({ kindName: 'Production', minutes: 2, levels: ['Year 10'], year: '2024' });
    expect(page.audience).toBe('Key Stage 4, ages 14 to 15');
    expect(page.guidance).toEqual({
      hasAdultThemes: false,
      strongGuidance: [],
      healthGuidance: ['Flashing lights'],
      other: ['Strong language'],
    });
    expect(fact(page, 'Play')).toEqual([{ name: 'Hamlet', href: '/titles/hamlet' }]);
    expect(fact(page, 'Form')).toEqual([{ name: 'Verse drama', href: '/themes/verse-drama' }]);
    expect(fact(page, 'Suitable for')).toEqual([
      { name: 'GCSE English Literature', href: '/themes/gcse-english' },
    ]);
  });

  it('R-ENT-38 carries segments by their start, with an address each', async () => {
    const { recording } = await pageOf('production', 'hamlet-to-be');
    expect(
      recording?.segments.map(({ id, startTimestampInSeconds }) => [id, startTimestampInSeconds]),
    ).toEqual([
      ['seg-1', 0],
      ['seg-2', 30],
    ]);
    expect(recording?.outline).toBe(true);
  });

  it('R-ENT-26 shows no list of segments where the outline is hidden', async () => {
    const page = await pageOf('production', 'sonnets-by-night');
    expect(page.recording).toMatchObject({ kind: 'audio', outline: false });
  });

  it('R-ENT-30 links cast and creatives to the people the viewer may see, and names the others', async () => {
    const page = await pageOf('production', 'hamlet-to-be');
    expect(section(page, 'people', 'cast').people).toEqual([
      { name: 'Mara Ellison', href: '/people/mara-ellison', note: 'Hamlet' },
      { name: 'A Guest', href: null, note: 'Ghost' },
      { name: 'Company', href: null, note: null },
    ]);
    expect(section(page, 'people', 'creatives').people).toEqual([
      { name: 'Mara Ellison', href: '/people/mara-ellison', note: 'Lighting designer' },
    ]);
  });

  it('stands in its series, and offers the next of it', async () => {
    const page = await pageOf('production', 'hamlet-to-be');
    const order = section(page, 'order', 'series');
    expect(order.cards.map(({ slug }) => slug)).toEqual(['hamlet-to-be', 'sonnets-by-night']);
    expect(order.currentId).toBe('production-hamlet');
    expect(page.next).toMatchObject({ why: 'Next in Great soliloquies', card: { slug: 'sonnets-by-night' } });
  });

  it('offers a series that does not hold it as related, never as its own', async () => {
    const page = await pageOf('workshop', 'speaking-verse');
    expect(page.sections.find(({ id }) => id === 'series')).toBeUndefined();
    const related = section(page, 'seriesPanels', 'other-series');
    expect(related.heading).toBe('Related series');
    expect(related.series.map(({ slug }) => slug)).toEqual(['great-soliloquies']);
    expect(page.next).toBeNull();
  });

  it('lists standards with authority and grade', async () => {
    const page = await pageOf('production', 'hamlet-to-be');
    expect(section(page, 'standards').groups).toEqual([
      {
        authority: 'National Core Arts Standards',
        near: false,
        standards: [
          expect.objectContaining({
            code: 'TH:Cr1.1.HSI',
            grade: 'High school',
            href: '/search?standard=th-cr-1',
          }),
        ],
      },
    ]);
    const there = await pageOf('production', 'hamlet-to-be', american);
    expect(section(there, 'standards').groups[0]?.near).toBe(true);
  });

  it('holds no address of media or documents', async () => {
    const json = JSON.stringify(await load('production', 'hamlet-to-be'));
    expect(json).not.toMatch(/\.m3u8|\.mpd|\.mp4|\.vtt/);
    expect(JSON.stringify(await load('guide', 'hamlet-study-guide'))).not.toContain('files.test');
  });
});

describe('when content does not answer', () => {
  const failing = (part: Partial<ItemSource>): ItemPageDeps => deps({ ...tableSource(), ...part });
  const broken = () => Promise.reject(new Error('down'));

  it('is unavailable when the item itself cannot be read', async () => {
    const answer = load('production', 'hamlet-to-be', british, failing({ find: broken }));
    await expect(answer).rejects.toThrow('down');
  });

  it('renders without relations, and logs it, when only those cannot be read', async () => {
    const page = await pageOf('production', 'hamlet-to-be', british, failing({ findAll: broken }));
    expect(page.name).toBe('Hamlet: to be or not to be');
    expect(page.sections.some(({ kind }) => kind === 'cards')).toBe(false);
    expect(warnings).toContain('Part of an item page is left out');
  });

  it('R-PUR-6 relations are of content, listings of the product service: without the latter the former stand', async () => {
    const page = await pageOf('genre', 'tragedy', british, { ...deps(), listed: broken });
    expect(section(page, 'text').passages).toHaveLength(1);
  });

  it('waits two seconds and no longer', async () => {
    jest.useFakeTimers();
    const never = failing({ find: () => new Promise(() => undefined) });
    const answer = load('production', 'hamlet-to-be', british, never);
    const late = expect(answer).rejects.toThrow(TimeLimitError);
    await jest.advanceTimersByTimeAsync(CONTENT_TIME_LIMIT_MS);
    await late;
    jest.useRealTimers();
  });
});
