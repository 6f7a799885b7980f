import { screen } from '@testing-library/react';
import { renderPage } from '@/__tests__/support/in-browser/product';
import ClassPage from '@/pages/class/[key]';

it('where no class is open, the page says why that may be and leads to the form for a code', () => {
  renderPage(<ClassPage list={null} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This class is not open');
  expect(screen.getByText(/works on your school’s network only/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter another code' })).toHaveAttribute('href', '/class');
});
