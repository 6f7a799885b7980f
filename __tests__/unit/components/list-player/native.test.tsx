/** What an entry that was asked for shows without script. */
import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ListPlayer } from '@/components/list-player/ListPlayer';
import type { NativePlay } from '@/lib/contracts/media/native-play';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { cardOf } from '@/lib/domain/catalogue/card';
import { contentItem } from '@/__tests__/support/content/item';
import { listEntry } from '@/__tests__/support/content/list-entry';

jest.mock('@/components/list-player/EntryPlayer', () => ({ EntryPlayer: () => null }));
jest.mock('@/components/list-player/EntryDocuments', () => ({ EntryDocuments: () => null }));

const media = { type: 'video', assetId: 'a', durationMinutes: 1 } as const;
const film = (id: string, healthGuidance: string[]): ShownEntry => {
  return { ...listEntry, id, contentId: id, item: cardOf(contentItem({ id, media, healthGuidance })) };
};
const read: ShownEntry = {
  ...{ ...listEntry, id: 'read me', kind: 'document', documentId: 'd&1' },
  documents: [{ id: 'd&1', name: 'Guide', pages: 2, editable: false }],
};

function shown(native: NativePlay) {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ListPlayer
        entries={[film('one', ['Haze']), film('two', ['Flashing lights']), read]}
        {...{ classKey: 'k', path: '/class/k', heading: 'List', native }}
      />
    </QueryClientProvider>,
  );
  return new DOMParser().parseFromString(markup, 'text/html').querySelector('.without-script');
}

it('a recording stands after its own guidance, not that of the first entry', () => {
  const part = shown({
    ...{ entryId: 'two', type: 'video', name: 'Two', src: 'two.m3u8', poster: null },
    captions: [],
  });
  expect(part?.textContent).toContain('Flashing lights');
  expect(part?.textContent).not.toContain('Haze');
});

it('documents are links of this page, each of its own', () => {
  const link = shown({ entryId: 'read me', type: 'documents' })?.querySelector('a');
  expect(link?.textContent).toBe('Read Guide');
  expect(link?.getAttribute('href')).toBe('/class/k?entry=read+me&document=d%261');
});
