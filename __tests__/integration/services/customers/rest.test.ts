import { customersOrganisationSchema, institutionsSchema } from '@/lib/contracts/viewer/customers';
import { alpha3Of } from '@/lib/domain/viewer/countries';
import { viewerFromOrganisation } from '@/lib/domain/viewer/viewer';
import { firstKey } from '@/lib/platform/key-list';
import { KEY, OLD_KEY, startCustomers } from './fixture';

let customers: Awaited<ReturnType<typeof startCustomers>>;
beforeAll(async () => (customers = await startCustomers()));
afterAll(() => customers.stop());

const get = (url: string, authorization: string | null = `Bearer ${KEY}`) =>
  customers.app.inject({ url, headers: authorization === null ? {} : { authorization } });
const at = (address: string) => get(`/organisations?ip-address=${encodeURIComponent(address)}`);

describe('the server key', () => {
  it('may be replaced while people use the library: each of the list is believed, the first is sent', async () => {
    expect((await get('/organisations?ip-address=203.0.113.10', `Bearer ${OLD_KEY}`)).statusCode).toBe(200);
    expect((await get('/organisations?ip-address=203.0.113.10', `Bearer ${KEY},${OLD_KEY}`)).statusCode).toBe(
      401,
    );
    expect(firstKey(`${KEY},${OLD_KEY}`)).toBe(KEY);
  });
});

describe('GET /institutions', () => {
  const named = async (q: string) => {
    const answer = await get(`/institutions?q=${encodeURIComponent(q)}`);
    expect(answer.statusCode).toBe(200);
    return institutionsSchema.parse(answer.json()).institutions;
  };

  it('finds who opted in by the beginning of any word, whatever its accents and apostrophes', async () => {
    const harbourside = { emailDomain: 'harbourside.example', hasNetwork: true };
    expect(await named('HARB')).toEqual([
      { id: 'harbourside-academy', name: 'Harbourside Academy', ...harbourside },
      { id: 'harbourside-sixth-form', name: 'Harbourside Sixth Form', ...harbourside },
    ]);
    for (const spelling of ["st brigid's", 'Brígid', 'ST  BRIGIDS school'])
      expect((await named(spelling)).map(({ name }) => name)).toEqual(['St Brigid’s School']);
    expect((await named('lake')).map(({ hasNetwork }) => hasNetwork)).toEqual([false]);
  });

  it('finds nobody who did not opt in, nobody within a word, and nobody before the third letter', async () => {
    for (const typed of ['Old Mill', 'staff', 'arbour', 'ha', ' h a ', '%%%', '___', ''])
      expect([typed, await named(typed)]).toEqual([typed, []]);
  });

  it('shows at most eight, those that begin with what was typed first', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({
      id: `q${index}`,
      name: index < 10 ? `The Quay ${index}` : `Quay ${index}`,
      authentication_method: 'Okta',
      found_as: index < 10 ? `the quay ${index}` : `quay ${index}`,
    }));
    await customers.db.insertInto('organisations').values(rows).execute();
    const found = (await named('quay')).map(({ id }) => id);
    expect(found).toEqual(['q10', 'q11', 'q0', 'q1', 'q2', 'q3', 'q4', 'q5']);
    await customers.db.deleteFrom('organisations').where('id', 'like', 'q%').execute();
  });

  it('is for servers alone', async () => {
    expect((await get('/institutions?q=harb', null)).statusCode).toBe(401);
  });
});

describe('GET /organisations?ip-address=', () => {
  it('R-CUS-1 names the organisation whose range holds the address', async () => {
    const answer = await at('203.0.113.10');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ organisations: [{ id: 'harbourside-academy', testName: null }] });
  });

  it('puts the longest prefix first (D51)', async () => {
    expect((await at('203.0.113.200')).json().organisations.map(({ id }: { id: string }) => id)).toEqual([
      'harbourside-sixth-form',
      'harbourside-academy',
    ]);
  });

  it.each(['2001:db8:113::1', '2001:DB8:113:ffff:0:0:0:9', '::ffff:203.0.113.10'])(
    'reads %s',
    async (address) => {
      expect((await at(address)).json().organisations).toHaveLength(1);
    },
  );

  it('R-CUS-3 answers an empty list for an unknown address', async () => {
    expect((await at('198.51.100.1')).json()).toEqual({ organisations: [] });
  });

  it.each([
    '',
    'nonsense',
    '1.2.3',
    '01.2.3.4',
    '1.2.3.4/24',
    "1.2.3.4'--",
    'fe80::1%eth0',
    '1.2.3.4,5.6.7.8',
  ])('refuses the malformed address "%s"', async (address) => {
    const answer = await at(address);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({ code: 'VALIDATION_FAILED', status: 400 });
  });

  it.each(['/organisations', '/organisations?ip-address=1.1.1.1&ip-address=2.2.2.2'])(
    'refuses %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(400);
    },
  );

  it.each([
    null,
    '',
    'Bearer',
    'Bearer wrong',
    `Basic ${KEY}`,
    `Bearer ${KEY} `,
    `bearer${KEY}`,
    `Bearer ${KEY}x`,
  ])('refuses the authorization %s before looking at anything else', async (authorization) => {
    for (const url of [
      '/organisations?ip-address=203.0.113.10',
      '/organisations?ip-address=x',
      '/organisations/no',
    ]) {
      const answer = await get(url, authorization);
      expect(answer.statusCode).toBe(401);
      expect(answer.json().error.code).toBe('UNAUTHENTICATED');
    }
  });
});

describe('GET /organisations/{id}', () => {
  it('R-CUS-5 gives the organisation with content lists and subscriptions', async () => {
    const answer = await get('/organisations/harbourside-academy');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      name: 'Harbourside Academy',
      parentCompanyId: 'harbourside-trust',
      country_alpha3: 'GBR',
      restrictAdult: false,
      allowedContent: [],
      blockedContent: [],
      subscriptions: [{ type: 'full', requestFeedback: false }],
    });
  });

  it('gives a network the rules of its group, and its subscription', async () => {
    await customers.db
      .updateTable('groups')
      .set({ always_blocked_content: ['b1'], always_allowed_content: ['a1'] })
      .execute();
    const body = customersOrganisationSchema.parse((await get('/organisations/st-brigids-school')).json());
    const { viewer } = viewerFromOrganisation(body, new Date(), alpha3Of);
    expect(viewer).toMatchObject({
      method: 'IPAuth',
      country: 'IRL',
      category: 'Middle School',
      adultThemesRestricted: true,
      allowedContentIds: ['a1'],
      blockedContentIds: ['b1'],
      subscription: 'FULL',
    });
  });

  it('answers 404 for an unknown id', async () => {
    const answer = await get('/organisations/nobody');
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.message).toBe('Organisation not found');
  });

  it('answers 405 for another method and names the right ones', async () => {
    const answer = await customers.app.inject({
      method: 'POST',
      url: '/organisations',
      headers: { authorization: `Bearer ${KEY}` },
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toContain('GET');
  });
});
