import { render, screen } from '@testing-library/react';
import { Facts } from '@/components/item/sections/Facts';

it('folds away all but the first values of a fact, which its label names', () => {
  const values = Array.from({ length: 9 }, (_, at) => ({ name: `Theme ${at + 1}`, href: null }));
  render(<Facts facts={[{ label: 'Themes', values }]} />);
  expect(screen.getByText('Theme 6')).toBeVisible();
  expect(screen.getByText('Theme 7')).not.toBeVisible();
  // Read out in a list of controls, without its label before it.
  expect(screen.getByText(/^Show/).textContent).toBe('Show 3 more: Themes');
});
