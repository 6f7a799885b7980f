import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StagedFilters } from '@/components/search/filters/StagedFilters';
import { createQueryClient } from '@/lib/browser/query-client';
import { parseListing } from '@/lib/domain/listing/address';
import { searchScreen } from '@/lib/domain/listing/screens';
import { dialogsOpen } from '../../../support/in-browser/frame';

type Respond = (total: number) => void;

it('promises no number of a choice before it is counted', async () => {
  dialogsOpen();
  const waiting: Respond[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        waiting.push((total) => {
          const aggregations = { genre: [{ key: 'tragedy', name: 'Tragedy', count: 57 }] };
          resolve(new Response(JSON.stringify({ items: [], total, aggregations })));
        });
      }),
  );
  const screenOf = searchScreen(false);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <StagedFilters
        listing="search"
        screen={screenOf}
        state={parseListing(new URLSearchParams('q=king'), screenOf)}
        context={{ aggregations: {}, levels: [], names: {}, isMixed: true }}
        hidden={[]}
        onApply={() => undefined}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  const answer = (total: number) => act(async () => waiting.shift()?.(total));
  expect(screen.getByRole('button', { name: 'Show results' })).toBeInTheDocument();
  await screen.findByRole('dialog');
  await answer(1009);
  expect(await screen.findByRole('button', { name: 'Show 1,009 results' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('Genre', { selector: 'summary' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Tragedy/ }));
  expect(screen.getByRole('button', { name: 'Show results' })).toBeInTheDocument();
  await answer(57);
  expect(await screen.findByRole('button', { name: 'Show 57 results' })).toBeInTheDocument();
});
