import { onlineManager, QueryClient } from '@tanstack/react-query';
import { queryDefaults } from '@/lib/browser/query-defaults';

afterEach(() => onlineManager.setOnline(true));

it('offline, a request and a change fail instead of waiting without a word', async () => {
  const client = new QueryClient({ defaultOptions: queryDefaults });
  const fail = () => Promise.reject(Object.assign(new Error('no connection'), { status: 503 }));
  onlineManager.setOnline(false);
  await expect(client.fetchQuery({ queryKey: ['lists'], queryFn: fail })).rejects.toThrow('no connection');
  const change = client.getMutationCache().build(client, { mutationFn: fail });
  await expect(change.execute(undefined)).rejects.toThrow('no connection');
});
