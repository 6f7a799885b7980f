import { SignJWT } from 'jose';
import { refusedTokenLog } from '@/lib/platform/visitor/refused-token';

const token = (audience: string) =>
  new SignJWT({ email: 'person@school.example' })
    .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
    .setIssuer('https://issuer.example')
    .setAudience(audience)
    .sign(new Uint8Array(32));

describe('the log of refused tokens', () => {
  it('names issuer, audience and key id once, and nothing of the person or the token', async () => {
    const warn = jest.fn();
    const say = refusedTokenLog(warn);
    const refused = await token('urn:other');
    for (let turn = 0; turn < 100; turn += 1) say(refused, 'r');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0][0]).toEqual({
      issuer: '"https://issuer.example"',
      audience: '"urn:other"',
      keyId: '"key-1"',
      requestId: 'r',
    });
    expect(JSON.stringify(warn.mock.calls)).not.toContain(refused.split('.')[1]);
  });

  it('cannot be filled by whoever makes tokens up', async () => {
    const warn = jest.fn();
    const say = refusedTokenLog(warn);
    say('nonsense', 'r');
    for (let turn = 0; turn < 100; turn += 1) say(await token(`urn:${turn}`), 'r');
    expect(warn.mock.calls.length).toBeLessThanOrEqual(20);
  });

  it('names a wrong set-up again once the flood of made-up ones is over', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const warn = jest.fn();
    const say = refusedTokenLog(warn);
    for (let turn = 0; turn < 100; turn += 1) say(await token(`urn:${turn}`), 'r');
    warn.mockClear();
    jest.advanceTimersByTime(60_000);
    say(await token('urn:other'), 'r');
    expect(warn).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
