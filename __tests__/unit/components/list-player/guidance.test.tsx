/** What a class, or a person who plays a list, accepts before the first frame. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { EntryPlayer } from '@/components/list-player/EntryPlayer';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { cardOf } from '@/lib/domain/catalogue/card';
import { contentItem } from '@/__tests__/support/content/item';

jest.mock('@/components/player/source/PlayerCore', () => ({ PlayerCore: () => null }));

function show(type: 'video' | 'audio', healthGuidance: string[], otherGuidance?: string[]) {
  const media = { type, assetId: 'a', durationMinutes: 1 };
  const entry: ShownEntry = {
    ...{ id: 'e', contentId: 'i', kind: 'item', start: null, end: null, documentId: null, title: '' },
    ...{ question: '', note: '', documents: [] },
    ...(otherGuidance && { otherGuidance }),
    item: cardOf(contentItem({ name: 'Storm', media, healthGuidance })),
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EntryPlayer entry={entry} classKey="class" path="/class" onNext={null} />
    </QueryClientProvider>,
  );
}

it('R-ENT-22 health guidance is accepted with the play button, as on the page of the item', () => {
  show('video', ['Flashing lights']);
  expect(screen.getByText('Before you start: Flashing lights')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'I understand – play Storm' })).toBeEnabled();
});

it('a recording that is sound only is listened to', () => {
  show('audio', ['Loud noises']);
  expect(screen.getByRole('button', { name: 'I understand – listen Storm' })).toHaveTextContent(
    'I understand – listen',
  );
});

it('R-ENT-23 without guidance there is nothing to accept', () => {
  show('video', []);
  expect(screen.queryByText(/Before you start/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Play Storm' })).toBeEnabled();
});

it('what need not be accepted is said too, as on the page of the item', () => {
  show('video', [], ['Murder', 'Blood']);
  expect(screen.getByText('Guidance: Murder, Blood')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Play Storm' })).toBeEnabled();
});
