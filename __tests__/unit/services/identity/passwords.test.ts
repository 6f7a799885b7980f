import { DEFAULT_COST, hashPassword, verifyPassword } from '@/services/identity/store/passwords';

const cheap = { n: 8, r: 1, p: 1 };

describe('password hashes', () => {
  it('verify their password and no other', async () => {
    const hash = await hashPassword('correct horse', cheap);
    expect(await verifyPassword('correct horse', hash)).toBe(true);
    expect(await verifyPassword('correct horse ', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('are salted, and say their cost, so that it can be raised later', async () => {
    const [one, two] = await Promise.all([hashPassword('x', cheap), hashPassword('x', cheap)]);
    expect(one).not.toBe(two);
    expect(one).toMatch(/^scrypt\$8\$1\$1\$/);
    expect(await verifyPassword('x', one!)).toBe(true);
  });

  it('take a letter composed in either way', async () => {
    expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9', cheap))).toBe(true);
  });

  it.each(['', 'scrypt$8$1$1$', 'plain', 'bcrypt$8$1$1$AAAA$AAAA'])(
    'nothing verifies against "%s"',
    async (hash) => {
      expect(await verifyPassword('', hash)).toBe(false);
    },
  );

  it('cost what the field advises for scrypt', () => {
    expect(2 ** DEFAULT_COST.n * DEFAULT_COST.r * DEFAULT_COST.p * 128).toBeGreaterThanOrEqual(
      96 * 1024 * 1024,
    );
  });
});
