import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { useListing } from '@/hooks/use-listing';
import { createQueryClient } from '@/lib/browser/query-client';
import { fetchListingResult } from '@/lib/clients/product-api/listing/listing-result';
import { parseListing } from '@/lib/domain/listing/address';
import { searchScreen } from '@/lib/domain/listing/screens';

jest.mock('@/lib/clients/product-api/listing/listing-result', () => ({
  fetchListingResult: jest.fn(async () => ({ total: 0 })),
  fetchStagedResult: jest.fn(),
}));

it('R-CON-9 results are fetched again after 15 minutes, not before', async () => {
  const client = createQueryClient();
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const screen = searchScreen(false);
  const question = { listing: 'search' as const, state: parseListing(new URLSearchParams(), screen), screen };
  const look = async () => {
    const { result, unmount } = renderHook(() => useListing(question), { wrapper });
    await waitFor(() => expect(result.current.isFetching).toBe(false));
    unmount();
    return jest.mocked(fetchListingResult).mock.calls.length;
  };
  const start = Date.now();
  expect(await look()).toBe(1);
  const now = jest.spyOn(Date, 'now');
  now.mockReturnValue(start + 14 * 60_000 + 59_000);
  expect(await look()).toBe(1);
  now.mockReturnValue(start + 15 * 60_000 + 60_000);
  expect(await look()).toBe(2);
  now.mockRestore();
});
