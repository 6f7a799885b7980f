/** What is accepted before two recordings play side by side. */
import { render, screen } from '@testing-library/react';
import { CompareStage } from '@/components/compare/CompareStage';
import type { GuidanceSpan } from '@/lib/contracts/media/timed-guidance';
import { cardOf } from '@/lib/domain/catalogue/card';
import { contentItem } from '@/__tests__/support/content/item';

jest.mock('@/components/compare/ComparedPlayer', () => ({ ComparedPlayer: () => null }));

interface Said {
  other?: string[];
  spans?: readonly GuidanceSpan[];
  ids?: readonly [string, string];
}

function show(
  types: readonly ['video' | 'audio', 'video' | 'audio'],
  healthGuidance: string[],
  { other, spans, ids = ['0', '1'] }: Said = {},
) {
  const [a, b] = types.map((type, index) => {
    const media = { type, assetId: 'a', durationMinutes: 1, ...(spans && { guidance: [...spans] }) };
    const item = cardOf(contentItem({ id: ids[index]!, media, healthGuidance }));
    return { item, seconds: 0, ...(other && { otherGuidance: other }) };
  });
  render(<CompareStage sides={{ a: a!, b: b! }} />);
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

it('what need not be accepted is said too, once', () => {
  show(['video', 'video'], [], { other: ['Murder', 'Blood'] });
  expect(screen.getByText('Guidance: Murder, Blood')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Play both' })).toBeEnabled();
});

it.each([
  [
    ['x', 'y'],
    ['First, guidance with times', 'Second, guidance with times'],
  ],
  [['x', 'x'], ['Guidance with times']],
] as const)('lists what recordings %j warn of with its times, before the press', (ids, titles) => {
  show(['video', 'video'], [], { spans: [{ kind: 'Loud noises', start: 51, end: 57 }], ids });
  expect(screen.getAllByText(/guidance with times/i).map(({ textContent }) => textContent)).toEqual(titles);
  expect(screen.getAllByText('Loud noises, 0:51 to 0:57')).toHaveLength(titles.length);
});
