import { bearerOf, believing } from '@/lib/platform/visitor/token-verifier';

const NOW = Date.parse('2026-03-10T12:00:00.000Z');

function setUp(lifeSeconds: number) {
  const clock = { ms: NOW };
  const verify = jest.fn(async (token: string) => {
    if (token === 'bad') throw new Error('refused');
    return { subject: token, scopes: [], expiresAt: NOW / 1_000 + lifeSeconds };
  });
  return { clock, verify, tokens: believing(verify, () => clock.ms) };
}

describe('tokens verified a moment ago', () => {
  it('are checked once in half a minute', async () => {
    const { clock, verify, tokens } = setUp(600);
    await tokens.verifyHeader('Bearer a');
    clock.ms = NOW + 29_999;
    expect((await tokens.verifyHeader('Bearer a'))?.subject).toBe('a');
    expect(verify).toHaveBeenCalledTimes(1);
    clock.ms = NOW + 30_000;
    await tokens.verify('a');
    expect(verify).toHaveBeenCalledTimes(2);
  });

  it('are never believed past their own end', async () => {
    const { clock, verify, tokens } = setUp(5);
    await tokens.verifyHeader('Bearer a');
    clock.ms = NOW + 5_000;
    await tokens.verifyHeader('Bearer a');
    expect(verify).toHaveBeenCalledTimes(2);
  });

  it('refusals are not remembered; no header is no person', async () => {
    const { verify, tokens } = setUp(600);
    await expect(tokens.verifyHeader('Bearer bad')).rejects.toThrow('refused');
    await expect(tokens.verifyHeader('Bearer bad')).rejects.toThrow('refused');
    expect(verify).toHaveBeenCalledTimes(2);
    expect(await tokens.verifyHeader(undefined)).toBeNull();
  });

  it('another scheme than Bearer is refused', async () => {
    const { tokens } = setUp(600);
    await expect(tokens.verifyHeader('Basic a')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(bearerOf('bearer   x')).toBe('x');
    expect(bearerOf('Bearer x y')).toBeNull();
  });
});
