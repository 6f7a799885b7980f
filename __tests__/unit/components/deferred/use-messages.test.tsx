/** What shows messages is there before the network fails. */
import { renderHook, waitFor } from '@testing-library/react';
import { useMessages } from '@/components/deferred/use-messages';

const fetched = jest.fn();
jest.mock('@/components/ui/message/ToastMessage', () => {
  fetched();
  return {};
});

it('is fetched once the browser is idle', async () => {
  expect(fetched).not.toHaveBeenCalled();
  renderHook(() => useMessages());
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
});
