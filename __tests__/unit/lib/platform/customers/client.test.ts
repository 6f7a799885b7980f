import { z } from 'zod';
import { CustomersError } from '@/lib/platform/customers/http';
import { createAdministration } from '@/services/product/calls/administration';
import { createCustomersClient, fetchStanding } from '@/lib/platform/customers/client';
import { createCustomersV2Endpoint } from '@/lib/platform/customers/v2-endpoint';
import { failureOf } from '@/services/common/http/http';
import { userDataDocument } from '@/lib/contracts/viewer/customers-graphql';

const log = { warn: jest.fn(), error: jest.fn() };
const clock = { now: 0 };
const client = createCustomersClient({
  url: 'http://customers.test/',
  key: 'server-key',
  log,
  now: () => clock.now,
});
const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const organisation = { id: 'o1', name: 'School' };
const person = {
  user: null,
  group: null,
  oktaUser: null,
  company: null,
  organisation: null,
  contentControlsAndIpAuth: null,
  subscriptions: null,
};
let fetchMock: jest.SpiedFunction<typeof fetch>;
const call = (index = 0) => {
  const [address, init] = fetchMock.mock.calls[index] ?? [];
  return { address: String(address), headers: new Headers(init?.headers), init };
};

beforeEach(() => {
  fetchMock = jest.spyOn(globalThis, 'fetch');
  clock.now += 60_000;
  log.warn.mockReset();
  log.error.mockReset();
});

describe('the organisation of an address', () => {
  it('R-CUS-1 is asked for with the key', async () => {
    fetchMock.mockReturnValueOnce(answer({ organisations: [{ id: 'o1', testName: 'Test' }] }));
    fetchMock.mockReturnValueOnce(answer(organisation));
    expect(await client.organisationByAddress('2001:db8::1')).toMatchObject(organisation);
    expect(call().address).toBe('http://customers.test/organisations?ip-address=2001%3Adb8%3A%3A1');
    expect(call().headers.get('authorization')).toBe('Bearer server-key');
    expect(call(1).address).toBe('http://customers.test/organisations/o1');
  });

  it('R-CUS-2 O-14 of several is the first, with one warning that does not name the address', async () => {
    fetchMock.mockReturnValueOnce(answer({ organisations: [{ id: 'o2' }, { id: 'o1' }] }));
    fetchMock.mockReturnValueOnce(answer({ ...organisation, id: 'o2' }));
    expect(await client.organisationByAddress('203.0.113.1')).toMatchObject({ id: 'o2' });
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('203.0.113.1');
  });

  it('R-CUS-3 may be none, without a warning', async () => {
    fetchMock.mockReturnValue(answer({ organisations: [] }));
    expect(await client.organisationByAddress('203.0.113.1')).toBeNull();
    expect(log.warn).not.toHaveBeenCalled();
  });
});

describe('an organisation', () => {
  it('R-CUS-5 has empty lists where none were sent', async () => {
    fetchMock.mockReturnValue(answer(organisation));
    expect(await client.organisation('o/1')).toMatchObject({
      ...organisation,
      allowedContent: [],
      blockedContent: [],
      subscriptions: [],
    });
    expect(call().address).toBe('http://customers.test/organisations/o%2F1');
    expect(log.error).not.toHaveBeenCalled();
  });

  it('R-ERR-17 whose content controls cannot be read has none, and the log says so', async () => {
    fetchMock.mockReturnValue(answer({ ...organisation, allowedContent: 'a', blockedContent: ['b'] }));
    expect(await client.organisation('o1')).toMatchObject({ allowedContent: [], blockedContent: [] });
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('R-VAL-10 that is refused fails with the server’s words', async () => {
    fetchMock.mockReturnValue(answer({ error: { message: 'Nope', code: 'FORBIDDEN', status: 403 } }, 403));
    await expect(client.organisation('o1')).rejects.toMatchObject({ message: 'Nope', status: 403 });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('R-VAL-10 that is refused with a message alone fails with it', async () => {
    fetchMock.mockReturnValue(answer({ error: { message: 'Nope' } }, 403));
    await expect(client.organisation('o1')).rejects.toMatchObject({ message: 'Nope', status: 403 });
  });

  it('R-ERR-16 that is refused without a message fails with the status text', async () => {
    fetchMock.mockResolvedValue(new Response('no', { status: 403, statusText: 'Forbidden' }));
    await expect(client.organisation('o1')).rejects.toMatchObject({ message: 'Forbidden', status: 403 });
  });

  it.each([
    [{ restrictAdult: true }, true],
    [{ adultThemesRestricted: true }, true],
    [{ restrictAdult: false, adultThemesRestricted: true }, true],
    [{ restrictAdult: true, adultThemesRestricted: false }, true],
    [{ restrictAdult: null, adultThemesRestricted: null }, false],
    [{}, false],
  ])('R-ENT-8 with %j is restricted: %s', async (flags, restrictAdult) => {
    fetchMock.mockReturnValue(answer({ ...organisation, ...flags }));
    expect(await client.organisation('o1')).toMatchObject({ restrictAdult });
  });

  it.each([
    [{ authenticationMethod: 'IPAuth' }, 'IPAuth'],
    [{ authMethod: 'IPAuth' }, 'IPAuth'],
    [{ authenticationMethod: null, authMethod: 'IPAuth' }, 'IPAuth'],
    [{}, ''],
  ])('R-ENT-9 with %j signs in by "%s"', async (names, authenticationMethod) => {
    fetchMock.mockReturnValue(answer({ ...organisation, ...names }));
    expect(await client.organisation('o1')).toMatchObject({ authenticationMethod });
  });

  it.each([[{}], [[]], ['text'], [{ id: 1, name: 'x' }], [{ ...organisation, subscriptions: [{}] }]])(
    'unreadable as %j is a failure, not a guess',
    async (body) => {
      fetchMock.mockReturnValue(answer(body));
      await expect(client.organisation('o1')).rejects.toBeInstanceOf(CustomersError);
    },
  );
});

describe('institutions', () => {
  it('are asked for by name with the key', async () => {
    const institutions = [{ id: 'o1', name: 'School', emailDomain: null, hasNetwork: true }];
    fetchMock.mockReturnValueOnce(answer({ institutions }));
    expect(await client.institutions('St Brigid & Co')).toEqual(institutions);
    expect(call().address).toBe('http://customers.test/institutions?q=St%20Brigid%20%26%20Co');
    expect(call().headers.get('authorization')).toBe('Bearer server-key');
  });

  it('are none in a system that lacks the call', async () => {
    fetchMock.mockReturnValue(answer({}, 404));
    expect(await client.institutions('School')).toEqual([]);
  });
});

describe('user data', () => {
  it('R-CUS-6 R-ROL-8 are one query named UserData, as the user', async () => {
    fetchMock.mockReturnValue(answer({ data: { self: person } }));
    expect(await client.fetchUserData('user-token')).toEqual({ self: person });
    expect(call().address).toBe('http://customers.test/v3/graphql');
    expect(call().headers.get('authorization')).toBe('Bearer user-token');
    expect(JSON.parse(String(call().init?.body))).toEqual({
      operationName: 'UserData',
      query: userDataDocument,
    });
  });

  it('R-ERR-13 go on with what is there when a member failed', async () => {
    fetchMock.mockReturnValue(
      answer({ data: { self: { ...person, subscriptions: [] } }, errors: [{ message: 'company failed' }] }),
    );
    expect((await client.fetchUserData('t')).self.subscriptions).toEqual([]);
  });

  it('R-ERR-12 without any answer are a failure with the first message', async () => {
    fetchMock.mockReturnValue(answer({ data: null, errors: [{ message: 'You must be signed in' }] }));
    await expect(client.fetchUserData('t')).rejects.toThrow('You must be signed in');
  });
});

describe('trouble on the way', () => {
  it('is tried once more, and then told', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('refused')).mockReturnValueOnce(answer(organisation));
    expect(await client.organisation('o1')).toMatchObject(organisation);
    fetchMock.mockReset().mockImplementation(() => answer({}, 503));
    await expect(client.organisation('o1')).rejects.toMatchObject({ status: 503 });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('is not tried again where nothing came in the whole time limit: a page would wait twice as long', async () => {
    fetchMock.mockRejectedValue(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    await expect(client.organisation('o1')).rejects.toMatchObject({ status: null });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('makes what needed the answer unavailable, and is no fault of whoever asked', async () => {
    fetchMock.mockRejectedValue(new TypeError('refused'));
    const error = await client.organisation('o1').catch((cause: unknown) => cause);
    expect(failureOf(error)).toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('of one person, whose own identity provider fails, is nobody else’s', async () => {
    fetchMock.mockImplementation(() => answer({}, 503));
    await expect(client.fetchUserData('t')).rejects.toMatchObject({ status: 503 });
    fetchMock.mockImplementation((url) =>
      answer(String(url).endsWith('graphql') ? { data: { self: person } } : organisation),
    );
    expect(await client.organisation('o1')).toMatchObject(organisation);
    expect((await client.fetchUserData('another')).self).toEqual(person);
  });

  it('keeps nobody waiting for people of a service that is away, and none for networks', async () => {
    fetchMock.mockRejectedValue(new TypeError('refused'));
    await expect(client.fetchUserData('t')).rejects.toMatchObject({ status: null });
    await expect(client.fetchUserData('u')).rejects.toThrow('did not answer a moment ago');
    fetchMock.mockReset().mockImplementation(() => answer(organisation));
    expect(await client.organisation('o1')).toMatchObject(organisation);
  });

  it('costs the next ones no waiting: for a second customers are not asked again', async () => {
    fetchMock.mockImplementation(() => answer({}, 503));
    await expect(client.organisation('o1')).rejects.toMatchObject({ status: 503 });
    await expect(client.organisation('o2')).rejects.toThrow('did not answer a moment ago');
    expect(fetchMock).toHaveBeenCalledTimes(2);
    clock.now += 1_000;
    fetchMock.mockImplementation(() => answer(organisation));
    expect(await client.organisation('o1')).toMatchObject(organisation);
  });

  it('an organisation that does not exist is none, and no trouble', async () => {
    fetchMock.mockReturnValue(answer({ error: { message: 'No', code: 'NOT_FOUND', status: 404 } }, 404));
    expect(await client.organisation('gone')).toBeNull();
  });

  it('has a time limit', async () => {
    fetchMock.mockReturnValue(answer(organisation));
    await client.organisation('o1');
    expect(call().init?.signal).toBeInstanceOf(AbortSignal);
  });

  it('R-ERR-8 R-VAL-9 an address that is not configured is named when it is first used', async () => {
    const lost = createCustomersClient({ url: undefined, key: 'k', log });
    await expect(lost.organisation('o1')).rejects.toThrow('MISSING ENV');
    await expect(lost.fetchUserData('t')).rejects.toThrow('you need to supply a graphql api url');
    await expect(fetchStanding(undefined, 't')).rejects.toThrow('MISSING ENV');
    const asked = { token: 't', path: 'networks', schema: z.unknown(), requestId: 'r' };
    await expect(createAdministration('')(asked)).rejects.toThrow('MISSING ENV');
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe('customers v2', () => {
  it('R-CUS-7 is an address and headers that name system and api; nothing is asked', () => {
    expect(
      createCustomersV2Endpoint({ baseUrl: 'http://customers.test', system: 'library', api: 'users' }),
    ).toEqual({
      url: 'http://customers.test/v2/graphql',
      headers: { 'x-system': 'library', 'x-api': 'users' },
    });
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
