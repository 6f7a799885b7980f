/** Who reports come from: with the token of who is signed in, so that they count as recognised. */
import { matomoSink } from '@/lib/clients/analytics/matomo';
import { firstPartySink } from '@/lib/clients/analytics/first-party';
import { sendErrorReport } from '@/lib/clients/error-reports';
import { countUse } from '@/lib/clients/usage';
import { TOKEN_COOKIE } from '@/lib/contracts/constants';

const page = { path: '/guides', title: 'Guides' };
const events = [{ category: 'page', action: 'view', name: 'Guides', page, dimensions: {}, at: 1 }];
const fault = { type: 'error', message: 'm', error: 'e', stack: null, name: null };
const matomo = matomoSink({ url: 'https://matomo.test/m.php', siteId: '7' }, 'https://library.test');

const beacon = jest.fn((_address: string, _body: string) => true);
let fetchMock: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  fetchMock = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  beacon.mockClear();
  navigator.sendBeacon = beacon as unknown as typeof navigator.sendBeacon;
});
afterEach(() => {
  document.cookie = `${TOKEN_COOKIE}=; path=/; max-age=0`;
  jest.restoreAllMocks();
});

const signIn = () => {
  document.cookie = `${TOKEN_COOKIE}=t.o.k; path=/`;
};
const authorizations = () =>
  fetchMock.mock.calls.map(([address, init]) => [address, new Headers(init?.headers).get('authorization')]);

const reports: [string, string, () => unknown][] = [
  ['an error', '/api/frontend-error-logger', () => sendErrorReport(fault)],
  ['a use', '/api/usage', () => countUse({ action: 'search' })],
  ['statistics', '/api/analytics', () => firstPartySink.send(events)],
];

it.each(reports)(
  'tells %s with the token in a header, never in the address',
  async (_what, address, send) => {
    signIn();
    await send();
    expect(authorizations()).toEqual([[address, 'Bearer t.o.k']]);
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
    expect(beacon).not.toHaveBeenCalled();
  },
);

it.each(reports)('tells %s without one where nobody is signed in', async (_what, address, send) => {
  await send();
  const told = [...authorizations(), ...beacon.mock.calls.map(([to]) => [to, null])];
  expect(told).toEqual([[address, null]]);
});

it.each(reports)('is silent when %s cannot be told', async (_what, _address, send) => {
  signIn();
  fetchMock.mockRejectedValue(new TypeError('offline'));
  await send();
  await new Promise((resolve) => setTimeout(resolve));
});

it('tells statistics by a beacon when the page is hidden, and may be closed', () => {
  signIn();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  firstPartySink.send(events);
  expect(beacon.mock.calls).toEqual([['/api/analytics', JSON.stringify({ events })]]);
  expect(fetchMock).not.toHaveBeenCalled();
});

it('gives the token to no other site', () => {
  signIn();
  matomo.send(events);
  beacon.mockReturnValueOnce(false);
  matomo.send(events);
  expect(authorizations()).toEqual([['https://matomo.test/m.php', null]]);
});
