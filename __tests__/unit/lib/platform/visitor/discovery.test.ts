import { createDiscovery } from '@/lib/platform/visitor/discovery';

const NAME = 'https://login.riverside.example';
const place = { issuer: `${NAME}/`, reachedAt: 'http://identity:4100' };

describe('the discovery document', () => {
  let now = 0;
  let answer: () => Response;
  const asked: string[] = [];
  beforeEach(() => {
    [now, asked.length] = [0, 0];
    answer = () => Response.json({ issuer: NAME, jwks_uri: `${NAME}/jwks`, userinfo_endpoint: 'no address' });
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      asked.push(String(address));
      return answer();
    });
  });

  it('is read once for all who ask, and gives addresses as our servers reach them', async () => {
    const { endpoint } = createDiscovery(place);
    expect(await Promise.all([endpoint('jwks_uri'), endpoint('other')])).toEqual([
      'http://identity:4100/jwks',
      null,
    ]);
    expect(asked).toEqual(['http://identity:4100/.well-known/openid-configuration']);
    now = 60_000;
    await endpoint('jwks_uri');
    expect(asked).toHaveLength(2);
  });

  it('with a member that is no address fails those alone who need it', async () => {
    const { endpoint } = createDiscovery(place);
    await expect(endpoint('userinfo_endpoint')).rejects.toThrow();
    expect(await endpoint('jwks_uri')).toBe('http://identity:4100/jwks');
  });

  it('stays in use for a day while the issuer fails', async () => {
    const { endpoint } = createDiscovery(place);
    await endpoint('jwks_uri');
    answer = () => Response.json({ message: 'maintenance' }, { status: 503 });
    now = 23 * 60 * 60_000;
    expect(await endpoint('jwks_uri')).toBe('http://identity:4100/jwks');
    now = 25 * 60 * 60_000;
    await expect(endpoint('jwks_uri')).rejects.toThrow('answered 503');
  });
});
