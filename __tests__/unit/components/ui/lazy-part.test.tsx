import { render, screen } from '@testing-library/react';
import { lazyPart } from '@/components/ui/lazy-part';

const Part = ({ name }: { name: string }) => <p>{name} is here</p>;

it('a late part is drawn when it has come', async () => {
  const Late = lazyPart(() => Promise.resolve({ Part }), 'Part');
  render(<Late name="Bookmark" />);
  expect(await screen.findByText('Bookmark is here')).toBeInTheDocument();
});

it('what is shown meanwhile is not handed to the part', async () => {
  const Told = (props: { name: string }) => <p>Told: {Object.keys(props).join(', ')}</p>;
  const Late = lazyPart(() => Promise.resolve({ Told }), 'Told');
  render(<Late name="Bookmark" fallback={<p>Coming</p>} />);
  expect(await screen.findByText('Told: name')).toBeInTheDocument();
});

it('a late part that cannot come is left out and reported, and the page stays', async () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  const Late = lazyPart(
    (): Promise<{ Part: typeof Part }> => Promise.reject(new Error('no connection')),
    'Part',
  );
  render(
    <>
      <p>The page</p>
      <Late name="Bookmark" fallback={<p>Coming</p>} />
    </>,
  );
  expect(screen.getByText('The page')).toBeInTheDocument();
  expect(screen.getByText('Coming')).toBeInTheDocument();
  await expect(screen.findByText('Bookmark is here', {}, { timeout: 300 })).rejects.toThrow();
  expect(reported.mock.calls).toEqual([[new Error('no connection')]]);
  expect(screen.queryByText('Coming')).not.toBeInTheDocument();
});
