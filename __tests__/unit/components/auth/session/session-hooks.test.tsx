/** A session that is over at the issuer: the tab signs in again and comes back, or says so where the issuer is away. */
import { renderHook, waitFor } from '@testing-library/react';
import type { UserManager } from 'oidc-client-ts';
import { unsaved } from '@/lib/browser/unsaved';
import { useRefusalCheck, useRequests, useSessionWatch } from '@/components/auth/session/session-hooks';
import { ask as askProduct } from '@/lib/clients/product-api/fetch';
import { z } from 'zod';

/** A tab whose renewal fails when `renewalFails` is called. */
/** What another tab's sign-out looks like from here, and the end of its session. */
const endElsewhere = () =>
  dispatchEvent(new StorageEvent('storage', { key: 'oidc.user:issuer:client', newValue: null }));
const signOutElsewhere = () =>
  dispatchEvent(new StorageEvent('storage', { key: 'dt.signedOut', newValue: '2026-11-26T00:00:00.000Z' }));

function tab(signinRedirect: () => Promise<void>) {
  const seen: string[] = [];
  const returnsTo: string[] = [];
  const failures: ((error: unknown) => void)[] = [];
  const ignored = () => () => undefined;
  const manager = {
    events: {
      addUserLoaded: ignored,
      addUserSignedOut: ignored,
      addAccessTokenExpiring: ignored,
      addAccessTokenExpired: ignored,
      addSilentRenewError: (listener: (error: unknown) => void) => {
        failures.push(listener);
        return () => undefined;
      },
    },
    signinRedirect: async ({ state }: { state: { returnTo: string } }) => {
      seen.push('sign-in');
      returnsTo.push(state.returnTo);
      await signinRedirect();
    },
  } as unknown as UserManager;
  const leavingRef = { current: false };
  const endHere = async () => void seen.push('ended');
  const renewing = { current: false };
  renderHook(() => useSessionWatch({ manager, renewing, leavingRef, endHere }));
  return {
    seen,
    returnsTo,
    renewalFails: () => failures.forEach((tell) => tell({ error: 'login_required' })),
  };
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('R-AUT-11 the person’s other tabs do not learn of a sign-out that is none', async () => {
  const { seen, renewalFails } = tab(async () => undefined);
  renewalFails();
  await Promise.resolve();
  expect(seen).toEqual(['sign-in']);
});

it('what is stored goes when the issuer cannot be reached', async () => {
  const { seen, renewalFails } = tab(() => Promise.reject(new Error('no connection')));
  renewalFails();
  await waitFor(() => expect(seen).toEqual(['sign-in', 'ended']));
});

it('notes that were not saved go when the person signs out, and stay when the session ends', async () => {
  sessionStorage.setItem('dt.noteDraft.somebody.a.12', 'half a thought');
  const { seen, renewalFails } = tab(() => Promise.reject(new Error('no connection')));
  renewalFails();
  await waitFor(() => expect(seen).toEqual(['sign-in', 'ended']));
  endElsewhere();
  expect(sessionStorage.getItem('dt.noteDraft.somebody.a.12')).toBe('half a thought');
  signOutElsewhere();
  expect(sessionStorage.getItem('dt.noteDraft.somebody.a.12')).toBeNull();
});

describe('O-1: where a visitor returns to after signing in', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it.each([
    ['the page with its query and fragment', '/search?q=lear#results', '/search?q=lear#results'],
    [
      'on /sign-in, the page that it was opened for',
      '/sign-in?return=%2Fsearch%3Fq%3Dlear',
      '/search?q=lear',
    ],
    ['on a page of /sign-in, too', '/sign-in/school?return=%2Fsearch', '/search'],
    ['never another site', '/sign-in?return=https%3A%2F%2Fevil.example', '/'],
  ])('%s', async (_what, address, expected) => {
    history.replaceState(null, '', address);
    const returned: unknown[] = [];
    const signinRedirect = async ({ state }: { state: { returnTo: string } }) =>
      void returned.push(state.returnTo);
    const manager = { signinRedirect } as unknown as UserManager;
    const endHere = async () => undefined;
    const leavingRef = { current: false };
    const request = { kind: 'signIn', returnTo: undefined } as const;
    renderHook(() => useRequests({ manager, request, leavingRef, endHere }));
    await waitFor(() => expect(returned).toEqual([expected]));

    const { renewalFails, returnsTo } = tab(async () => undefined);
    renewalFails();
    await waitFor(() => expect(returnsTo).toEqual([expected]));
  });
});

describe('D-O10: an API answers 401 to an open page', () => {
  const leavingRef = { current: false };
  const ask = (token: string) => {
    document.cookie = `jwt=${token}`;
    const contract = async () => ({ meSchema: z.object({}) });
    return askProduct('/api/me', contract, 'meSchema').catch((error: unknown) => error);
  };
  let status = 401;

  beforeEach(() => {
    status = 401;
    leavingRef.current = false;
    globalThis.fetch = async () => new Response('{}', { status });
  });

  it('the page is fetched again once for each token, however often the router changes', async () => {
    const seen: string[] = [];
    const { rerender } = renderHook(
      ({ name }) => useRefusalCheck(async () => seen.push(name), { isConfirmed: true, leavingRef }),
      {
        initialProps: { name: 'first' },
      },
    );
    await ask('one');
    rerender({ name: 'second' });
    await Promise.all([ask('one'), ask('one')]);
    expect(seen).toEqual(['first']);
    await ask('two');
    expect(seen).toEqual(['first', 'second']);
  });

  it('not for a refusal of something else, nor on the way to another page', async () => {
    const seen: string[] = [];
    renderHook(() => useRefusalCheck(async () => seen.push('checked'), { isConfirmed: true, leavingRef }));
    for (status of [403, 429, 500, 503, 200]) await ask('three');
    leavingRef.current = true;
    status = 401;
    await ask('four');
    expect(seen).toEqual([]);
  });

  it('not on a page that was not rendered for the person, where the token is being confirmed already', async () => {
    const seen: string[] = [];
    renderHook(() => useRefusalCheck(async () => seen.push('checked'), { isConfirmed: false, leavingRef }));
    await ask('seven');
    expect(seen).toEqual([]);
  });

  it('not while work on the page is unsaved, which would be lost; once it is saved or discarded, it is', async () => {
    const seen: string[] = [];
    renderHook(() => useRefusalCheck(async () => seen.push('checked'), { isConfirmed: true, leavingRef }));
    const form = Symbol('a form with unsaved work');
    unsaved.add(form);
    await ask('eight');
    expect(seen).toEqual([]);
    unsaved.delete(form);
    await ask('eight');
    expect(seen).toEqual(['checked']);
  });

  it('not for a token that was renewed while the call was under way', async () => {
    const seen: string[] = [];
    renderHook(() => useRefusalCheck(async () => seen.push('checked'), { isConfirmed: true, leavingRef }));
    const asked = ask('five');
    document.cookie = 'jwt=six';
    await asked;
    expect(seen).toEqual([]);
  });
});
