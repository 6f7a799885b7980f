import { useUserStore } from '@/stores/user';

const status = () => useUserStore.getState().loadingStatus;

/** Loads somebody whose facts can be read, or not. */
const load = (userId: string, failed: boolean) =>
  useUserStore
    .getState()
    .load({ method: 'Okta', userId, organisationId: null }, {}, () => Promise.resolve({ facts: {}, failed }));

it('R-LOD-1 R-LOD-2 R-LOD-4 the status goes from UNINITIALISED over LOADING to LOADED, or to ERROR', async () => {
  expect(status()).toBe('UNINITIALISED');
  const loaded = load('one', false);
  expect(status()).toBe('LOADING');
  await loaded;
  expect(status()).toBe('LOADED');
  const failed = load('two', true);
  expect(status()).toBe('LOADING');
  await failed;
  expect(status()).toBe('ERROR');
});
