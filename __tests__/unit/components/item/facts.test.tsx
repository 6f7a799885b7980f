import { render, screen } from '@testing-library/react';
import { Facts } from '@/components/item/sections/Facts';

it('folds away all but the first values of a fact, which its label names', () => {
  const values = Array.from({ length: 9 }, (_, at) => ({ name: `Theme ${at + 1}`, href: null }));
  render(<Facts facts={[{ label: 'Themes', values, isCut: false }]} />);
  expect(screen.getByText('Theme 6')).toBeVisible();
  expect(screen.getByText('Theme 7')).not.toBeVisible();
  // Read out in a list of controls, without its label before it.
  expect(screen.getByText(/^Show/).textContent).toBe('Show 3 more: Themes');
});

it('says of a fact that is longer than a page reads, and of no other, that not all is listed', () => {
  const values = [{ name: 'Revenge', href: null }];
  const said = /^Not all are listed/;
  const { rerender } = render(<Facts facts={[{ label: 'Themes', values, isCut: false }]} />);
  expect(screen.queryByText(said)).toBeNull();
  rerender(
    <Facts
      facts={[
        { label: 'Genre', values, isCut: false },
        { label: 'Themes', values, isCut: true },
      ]}
    />,
  );
  expect(screen.getByText(said).closest('div')).toHaveTextContent(/^Themes/);
});
