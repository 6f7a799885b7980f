/** A part that breaks is replaced; everything around it goes on, and the error is reported. */
import { render, screen } from '@testing-library/react';
import { BrokenPage } from '@/components/status/BrokenPage';
import { ErrorBoundary } from '@/components/status/ErrorBoundary';

function Part({ broken }: { broken: boolean }) {
  if (broken) throw new Error('broken');
  return <p>The page</p>;
}

function App({ address, broken }: { address: string; broken: boolean }) {
  return (
    <>
      <header>DT+</header>
      <ErrorBoundary resetKey={address} fallback={<BrokenPage />}>
        <Part broken={broken} />
      </ErrorBoundary>
    </>
  );
}

const reportError = jest.fn();
beforeEach(() => {
  reportError.mockClear();
  globalThis.reportError = reportError;
  // React says in the console what a boundary caught.
  jest.mocked(console.error).mockImplementation(() => undefined);
});

it('keeps the frame usable, says what to do and reports the error', () => {
  const view = render(<App address="/a" broken={false} />);
  expect(screen.getByText('The page')).toBeVisible();
  view.rerender(<App address="/a" broken />);
  expect(screen.getByText('DT+')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'search' })).toHaveAttribute('href', '/search');
  expect(reportError).toHaveBeenCalledTimes(1);
  expect(reportError.mock.calls[0]?.[0]).toMatchObject({ message: 'broken' });
});

it('tries again at the next address', () => {
  const view = render(<App address="/a" broken />);
  view.rerender(<App address="/a" broken={false} />);
  expect(screen.getByRole('alert')).toBeVisible();
  view.rerender(<App address="/b" broken={false} />);
  expect(screen.getByText('The page')).toBeVisible();
});
