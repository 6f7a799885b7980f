/** What the application does when its session is renewed, nears its end or ends (oidc contract §3). */
import type { User } from 'oidc-client-ts';
import {
  watchSession,
  type SessionEffects,
  type SessionEvents,
} from '@/components/auth/session/session-events';

type Handler = (value?: unknown) => void;

/** The library's events, made by hand: `fire` calls what listens. */
function events() {
  const handlers = new Map<string, Set<Handler>>();
  const add = (name: string) => (handler: Handler) => {
    const set = handlers.get(name) ?? new Set();
    handlers.set(name, set.add(handler));
    return () => void set.delete(handler);
  };
  return {
    fire: (name: keyof SessionEvents, value?: unknown) =>
      handlers.get(name)?.forEach((handler) => handler(value)),
    source: {
      addUserLoaded: add('addUserLoaded'),
      addUserSignedOut: add('addUserSignedOut'),
      addAccessTokenExpiring: add('addAccessTokenExpiring'),
      addAccessTokenExpired: add('addAccessTokenExpired'),
      addSilentRenewError: add('addSilentRenewError'),
    } as unknown as SessionEvents,
  };
}

function watched(overrides: Partial<Pick<SessionEffects, 'loginTries' | 'isRenewing'>> = {}) {
  const { fire, source } = events();
  const effects = {
    log: jest.fn(),
    writeCookie: jest.fn(),
    signInAgain: jest.fn(),
    expire: jest.fn(),
    loggedOut: jest.fn(),
    loginTries: () => 0,
    isRenewing: () => false,
    ...overrides,
  };
  return { fire, effects, stop: watchSession(source, effects) };
}

it('O-4 R-PUR-4 a renewed session refreshes the cookie and nothing else', () => {
  const { fire, effects } = watched();
  fire('addUserLoaded', { access_token: 'new', expires_at: 99 } as User);
  expect(effects.writeCookie).toHaveBeenCalledWith('new', 99);
  expect(effects.signInAgain).not.toHaveBeenCalled();
  expect(effects.expire).not.toHaveBeenCalled();
});

it('says that the token is about to expire', () => {
  const { fire, effects } = watched();
  fire('addAccessTokenExpiring');
  expect(effects.log).toHaveBeenCalledWith('info', 'Access token expiring');
});

it('R-AUT-10 O-6 expiry is logged once and ends the session', () => {
  const { fire, effects } = watched();
  fire('addAccessTokenExpired');
  expect(effects.log.mock.calls).toEqual([['info', 'Access token expired']]);
  expect(effects.expire).toHaveBeenCalledTimes(1);
});

it('expiry during a renewal waits for the renewal', () => {
  const { fire, effects } = watched({ isRenewing: () => true });
  fire('addAccessTokenExpired');
  expect(effects.expire).not.toHaveBeenCalled();
});

describe('a computer that wakes after the token expired: the library renews at once', () => {
  it('R-PUR-4 the session goes on when that succeeds', () => {
    const { fire, effects } = watched();
    fire('addAccessTokenExpiring');
    fire('addAccessTokenExpired');
    fire('addUserLoaded', { access_token: 'new', expires_at: 99 } as User);
    expect(effects.expire).not.toHaveBeenCalled();
    fire('addAccessTokenExpired');
    expect(effects.expire).toHaveBeenCalledTimes(1);
  });

  it('O-6 the session has expired when that fails', () => {
    const { fire, effects } = watched();
    fire('addAccessTokenExpiring');
    fire('addAccessTokenExpired');
    fire('addSilentRenewError', new Error('network'));
    expect(effects.expire).toHaveBeenCalledTimes(1);
  });

  it('O-6 the session has expired when no answer comes in time', () => {
    jest.useFakeTimers();
    const { fire, effects } = watched();
    fire('addAccessTokenExpiring');
    fire('addAccessTokenExpired');
    jest.advanceTimersByTime(12_000);
    expect(effects.expire).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});

it('R-AUT-11 O-5 login_required leads to sign-in', () => {
  const { fire, effects } = watched();
  fire('addSilentRenewError', { error: 'login_required' });
  expect(effects.signInAgain).toHaveBeenCalledTimes(1);
});

it('R-AUT-12 another renewal error is logged, without a redirect', () => {
  const { fire, effects } = watched();
  fire('addSilentRenewError', new Error('network'));
  expect(effects.log).toHaveBeenCalledTimes(1);
  expect(effects.signInAgain).not.toHaveBeenCalled();
  expect(effects.expire).not.toHaveBeenCalled();
});

it('O-9 after three tries the landing shows instead of a fourth redirect', () => {
  const { fire, effects } = watched({ loginTries: () => 3 });
  fire('addSilentRenewError', { error: 'login_required' });
  expect(effects.signInAgain).not.toHaveBeenCalled();
  expect(effects.expire).toHaveBeenCalledTimes(1);
});

it('a sign-out in another tab signs out here', () => {
  const { fire, effects } = watched();
  fire('addUserSignedOut');
  expect(effects.loggedOut).toHaveBeenCalledTimes(1);
});

it('hears nothing once stopped', () => {
  const { fire, effects, stop } = watched();
  stop();
  fire('addAccessTokenExpired');
  expect(effects.expire).not.toHaveBeenCalled();
});
