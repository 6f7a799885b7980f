/** @jest-environment jest-fixed-jsdom */
import { tokenConfirmation, type Surroundings } from '@/components/auth/session/confirm-token';
import type { AuthMethod } from '@/lib/contracts/viewer/viewer';
import { mayRetry } from '@/lib/browser/query-client';

/** A tab whose library accepts no token, or only those it is told. */
function tab(
  accepts: (token: string) => boolean,
  issued = ['first', 'renewed', 'signed-in-again'],
  isIssuerAway = false,
) {
  let method: AuthMethod = 'Unauthed';
  let token = issued[0]!;
  const seen: string[] = [];
  let isLeaving = false;
  const confirmation = tokenConfirmation();
  const surroundings: Surroundings = {
    manager: {
      signinSilent: async () => {
        seen.push('renewal');
        token = 'renewed';
        return { access_token: token } as never;
      },
      signinRedirect: async () => {
        if (isIssuerAway) throw new Error('no connection');
        seen.push('sign-in');
        token = 'signed-in-again';
        // The tab comes back with a page that has just begun.
        isLeaving = false;
      },
    },
    renderedFor: () => method,
    refresh: async () => {
      seen.push('page');
      method = accepts(token) ? 'Okta' : 'Unauthed';
    },
    endHere: async () => void seen.push('end'),
    isLanding: () => false,
    isLeaving: () => isLeaving,
    leave: (address) => {
      isLeaving = true;
      if (address !== undefined) seen.push(address);
    },
  };
  /** The library's events and renders ask again and again, with whatever token there is. */
  const live = async (times: number) => {
    for (let turn = 0; turn < times; turn += 1) await confirmation({ access_token: token }, surroundings);
  };
  return { live, seen };
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('a token that the library refuses', () => {
  it('ends after one renewal and one sign-in in a page that explains it, however often the tab looks', async () => {
    const { live, seen } = tab(() => false);
    await live(700);
    expect(seen).toEqual([
      'page',
      'renewal',
      'page',
      // On a shared machine somebody else may sign in: nothing of the first person is left by then.
      'end',
      'sign-in',
      'page',
      'end',
      '/logged-out?message=token_refused',
    ]);
  });

  it('says that the session is over, with the way back, where the issuer cannot be reached', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { live, seen } = tab(() => false, undefined, true);
    await live(3);
    expect(seen).toEqual(['page', 'renewal', 'page', 'end', '/logged-out?message=session_expired&page=%2F']);
  });

  it('is not asked about again once it is accepted, and the count begins anew', async () => {
    const { live, seen } = tab((token) => token === 'renewed');
    await live(700);
    expect(seen).toEqual(['page', 'renewal', 'page']);
    expect(sessionStorage.getItem('refusedTokens')).toBe('0');
  });

  it('goes round no further when the tab may store nothing', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const { live, seen } = tab(() => false);
    await live(20);
    expect(seen).toEqual(['page', 'end', '/logged-out?message=token_refused']);
    jest.restoreAllMocks();
  });
});

describe('requests that failed', () => {
  it.each([401, 403, 404, 429, 503])('are not sent again after %d', (status) => {
    expect(mayRetry(0, { status })).toBe(false);
  });

  it('are sent once more when they were lost', () => {
    expect([
      mayRetry(0, { status: 0 }),
      mayRetry(0, new Error('lost')),
      mayRetry(0, { status: 502 }),
    ]).toEqual([true, true, true]);
    expect(mayRetry(1, { status: 0 })).toBe(false);
  });
});
