import { VerifiedTokens } from '@/services/product/viewer/verified-tokens';

const NOW = Date.parse('2026-03-10T12:00:00.000Z');

function setUp(lifeSeconds: number) {
  const clock = { ms: NOW };
  const verifyHeader = jest.fn(async (header: string | undefined) => {
    if (header === 'Bearer bad') throw new Error('refused');
    return header ? { subject: header, scopes: [], expiresAt: NOW / 1_000 + lifeSeconds } : null;
  });
  return { clock, verifyHeader, tokens: new VerifiedTokens({ verifyHeader }, () => clock.ms) };
}

describe('tokens verified a moment ago', () => {
  it('are checked once in half a minute', async () => {
    const { clock, verifyHeader, tokens } = setUp(600);
    await tokens.verifyHeader('Bearer a');
    clock.ms = NOW + 29_999;
    expect((await tokens.verifyHeader('Bearer a'))?.subject).toBe('Bearer a');
    expect(verifyHeader).toHaveBeenCalledTimes(1);
    clock.ms = NOW + 30_000;
    await tokens.verifyHeader('Bearer a');
    expect(verifyHeader).toHaveBeenCalledTimes(2);
  });

  it('are never trusted past their own end', async () => {
    const { clock, verifyHeader, tokens } = setUp(5);
    await tokens.verifyHeader('Bearer a');
    clock.ms = NOW + 5_000;
    await tokens.verifyHeader('Bearer a');
    expect(verifyHeader).toHaveBeenCalledTimes(2);
  });

  it('refusals are not remembered; no header is nobody', async () => {
    const { verifyHeader, tokens } = setUp(600);
    await expect(tokens.verifyHeader('Bearer bad')).rejects.toThrow('refused');
    await expect(tokens.verifyHeader('Bearer bad')).rejects.toThrow('refused');
    expect(verifyHeader).toHaveBeenCalledTimes(2);
    expect(await tokens.verifyHeader(undefined)).toBeNull();
  });
});
