import { onlineManager } from '@tanstack/react-query';
import { createQueryClient } from '@/lib/browser/query-client';
import { forgetLogged, logged } from '@/__tests__/support/logged';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => onlineManager.setOnline(true));

const fail = () => Promise.reject(Object.assign(new Error('no connection'), { status: 503 }));

it('offline, a request and a change fail instead of waiting without a word', async () => {
  const client = createQueryClient();
  onlineManager.setOnline(false);
  await expect(client.fetchQuery({ queryKey: ['lists'], queryFn: fail })).rejects.toThrow('no connection');
  const change = client.getMutationCache().build(client, { mutationFn: fail });
  await expect(change.execute(undefined)).rejects.toThrow('no connection');
});

it('a request and a change that fail are logged, whatever their screen makes of it', async () => {
  const client = createQueryClient();
  await expect(client.fetchQuery({ queryKey: ['lists'], queryFn: fail })).rejects.toThrow();
  expect(logged()).toEqual(['no connection']);
  forgetLogged();
  await expect(
    client.getMutationCache().build(client, { mutationFn: fail }).execute(undefined),
  ).rejects.toThrow();
  expect(logged()).toEqual(['no connection']);
});

it('of a run of failures only the first is logged, and one after a success again', async () => {
  const client = createQueryClient();
  const ask = (queryFn: () => Promise<unknown>) =>
    client.fetchQuery({ queryKey: ['class'], queryFn, staleTime: 0 }).catch(() => undefined);
  await ask(fail);
  await ask(fail);
  expect(logged()).toEqual(['no connection']);
  await ask(() => Promise.resolve('there'));
  await ask(fail);
  expect(logged()).toEqual(['no connection', 'no connection']);
  await ask(() => Promise.reject(Object.assign(new Error('it broke'), { status: 503 })));
  expect(logged()).toEqual(['no connection', 'no connection', 'it broke']);
  forgetLogged();
});

it('a refusal is an answer, and no error of ours', async () => {
  const client = createQueryClient();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refuse = () => Promise.reject(Object.assign(new Error('no such code'), { status: 404 }));
  await expect(client.fetchQuery({ queryKey: ['code'], queryFn: refuse })).rejects.toThrow('no such code');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(console.error).not.toHaveBeenCalled();
});
