import { Suspense } from 'react';
import { render, screen } from '@testing-library/react';
import { lazyPart } from '@/components/ui/lazy-part';

const Part = ({ name }: { name: string }) => <p>{name} is here</p>;

it('a late part is drawn when it has come', async () => {
  const Late = lazyPart(() => Promise.resolve(Part));
  render(
    <Suspense>
      <Late name="Bookmark" />
    </Suspense>,
  );
  expect(await screen.findByText('Bookmark is here')).toBeInTheDocument();
});

it('a late part that cannot come is left out and reported, and the page stays', async () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  const Late = lazyPart<{ name: string }>(() => Promise.reject(new Error('no connection')));
  render(
    <>
      <p>The page</p>
      <Suspense fallback={<p>Coming</p>}>
        <Late name="Bookmark" />
      </Suspense>
    </>,
  );
  expect(await screen.findByText('The page')).toBeInTheDocument();
  await expect(screen.findByText('Bookmark is here', {}, { timeout: 300 })).rejects.toThrow();
  expect(reported.mock.calls).toEqual([[new Error('no connection')]]);
  expect(screen.queryByText('Coming')).not.toBeInTheDocument();
});
