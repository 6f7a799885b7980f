/** What is accepted before two recordings play side by side. */
import { render, screen } from '@testing-library/react';
import { CompareStage } from '@/components/compare/CompareStage';
import { cardOf } from '@/lib/domain/catalogue/card';
import { contentItem } from '@/__tests__/support/content/item';

jest.mock('@/components/compare/ComparedPlayer', () => ({ ComparedPlayer: () => null }));

function show(types: readonly ['video' | 'audio', 'video' | 'audio'], healthGuidance: string[]) {
  const [a, b] = types.map((type, index) => ({
    item: cardOf(
      contentItem({ id: String(index), media: { type, assetId: 'a', durationMinutes: 1 }, healthGuidance }),
    ),
    seconds: 0,
  }));
  render(<CompareStage sides={{ a: a!, b: b! }} origin="https://library.test" />);
}

it('R-ENT-22 health guidance of either is accepted with the play button, and said once', () => {
  show(['video', 'audio'], ['Flashing lights']);
  expect(screen.getByText('Before you start: Flashing lights')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'I understand – play both' })).toBeEnabled();
});

it('two recordings that are sound only are listened to', () => {
  show(['audio', 'audio'], []);
  expect(screen.queryByText(/Before you start/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Listen to both' })).toBeEnabled();
});
