/** Moments suggested while somebody types (docs/search.md §7). */
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { Audiences } from '@/services/product/catalogue/audience';
import { spokenMoments } from '@/services/product/listing/spoken-moments';
import { sampleLibrary } from '@/bench/relevance/library';
import type { Catalogue } from '@/services/product/catalogue/catalogue';
import type { CaptionLine } from '@/lib/domain/playback/captions';
import { engineOf, everybody } from '@/__tests__/support/search/engine-of';

const lines: CaptionLine[] = [
  { start: 4, end: 6, speaker: null, text: 'Is this a dagger' },
  { start: 6.5, end: 9, speaker: null, text: 'which I see before me' },
];
const captions = {
  lines: (_: string, numbers: readonly number[]) =>
    new Map(numbers.map((number) => [number, lines[number]!] as const)),
};

describe('said in', () => {
  let catalogue: Catalogue;
  let film: { id: string; slug: string; name: string };
  beforeAll(async () => {
    catalogue = await sampleLibrary();
    film = catalogue.bySlug('production', 'macbeth-lantern-yard')!;
    catalogue.engine.speak(film.id, lines);
  });
  const ask = (
    text: string,
    viewer = { ...anonymousViewer, country: 'GBR' },
    said: Parameters<typeof spokenMoments>[0]['captions'] = captions,
  ) => {
    const audience = new Audiences(catalogue).of({ viewer });
    return spokenMoments({ catalogue, captions: said }, { text, types: ['production'] }, audience);
  };

  it('names the recording, the second and the words, over the end of a caption', () => {
    const { slug, name } = film;
    expect(ask('see before me')).toEqual([
      { type: 'production', slug, name, start: 6.5, end: 9, text: 'which I <mark>see</mark> <mark>before</mark> <mark>me</mark>' },
    ]); // prettier-ignore
    expect(ask('a dagger which')).toMatchObject([{ slug, start: 4 }]);
  });

  it('is not lost behind what is called by the words', () => {
    const named = (id: string, type: 'guide' | 'production', name: string) => ({ id, type, slug: id, name, text: {}, facets: {}, ageSort: null }); // prettier-ignore
    const engine = engineOf([
      ...[1, 2, 3, 4].map((number) => named(`g${number}`, 'guide', 'Dagger seen before')),
      named('film', 'production', 'A film'),
    ]);
    engine.speak('film', [{ start: 4, end: 6, text: 'before the dagger was seen' }]);
    const item = () => catalogue.bySlug('production', film.slug);
    const found = spokenMoments(
      { catalogue: { engine, item }, captions },
      { text: 'dagger seen before', types: ['guide', 'production'] },
      everybody,
    );
    expect(found).toMatchObject([{ start: 4 }]);
  });

  it('waits for three words', () => {
    expect(ask('a dagger')).toEqual([]);
  });

  it('says nothing of what the viewer may not see, or where there are no captions', () => {
    const blocked = { ...anonymousViewer, country: 'GBR', blockedContentIds: [film.id] };
    expect(ask('see before me', blocked)).toEqual([]);
    const none = { lines: () => new Map<number, CaptionLine>() };
    expect(ask('see before me', undefined, none)).toEqual([]);
  });
});
