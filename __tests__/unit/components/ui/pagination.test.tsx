import { render, screen } from '@testing-library/react';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { pageNumbers } from '@/components/ui/navigation/page-numbers';

it('shows the ends, the neighbours, and gaps only where more than one page is left out', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
  expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9]);
  expect(pageNumbers(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9]);
});

it('links to every shown page and names the current one', () => {
  render(<Pagination current={2} last={3} hrefOf={(page) => `/guides?page=${page}`} />);
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/guides?page=3');
});

it('is not there for one page', () => {
  render(<Pagination current={1} last={1} hrefOf={String} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
