import { render, screen } from '@testing-library/react';
import { ItemCard } from '@/components/card/ItemCard';
import { Results } from '@/components/search/Results';
import type { CardItem } from '@/lib/contracts/catalogue/card';

jest.mock('@/components/card/ItemCard', () => ({ ItemCard: jest.fn(() => null) }));

const card = (id: string): CardItem => ({
  id,
  type: 'guide',
  slug: id,
  name: id,
  subType: null,
  image: null,
  shortIntroduction: '',
  date: null,
  media: null,
  hasAdultThemes: false,
});

it('says that results are the previous ones without rendering a card anew: a press on a filter waits for it', () => {
  const cards = [card('masks'), card('verse')];
  const view = render(<Results cards={cards} isStale={false} />);
  const drawn = jest.mocked(ItemCard).mock.calls.length;
  view.rerender(<Results cards={cards} isStale />);
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  expect(jest.mocked(ItemCard).mock.calls.length).toBe(drawn);
  view.rerender(<Results cards={[card('chorus'), ...cards]} isStale={false} />);
  expect(jest.mocked(ItemCard).mock.calls.length).toBe(drawn + 3);
});
