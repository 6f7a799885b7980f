/** Server part of the pages around signing in: /sign-in, /callback and /logged-out. Server only. */
import type { GetServerSidePropsContext } from 'next';
import { returnAddressOfReferrer, safeReturnAddress } from '@/lib/domain/viewer/return-address';
import type { CallbackProps, LoggedOutProps, SignInProps } from '@/lib/domain/viewer/sign-in-pages';
import { queryValue } from '../address';
import type { PageAnswer, Visit } from '../page';
import { finishSignIn } from '../sign-in-without-script';

/** Who is signed in already is redirected to where they would return. */
export async function signInPage(
  { visitor }: Visit,
  context: Pick<GetServerSidePropsContext, 'query' | 'req'>,
): Promise<PageAnswer<SignInProps>> {
  const { referer, host } = context.req.headers;
  const asked = queryValue(context, 'return');
  const returnTo = asked === null ? returnAddressOfReferrer(referer, host) : safeReturnAddress(asked);
  if (visitor.viewer.method === 'Okta') return { kind: 'redirect', to: returnTo };
  return { kind: 'page', props: { returnTo, unreachable: queryValue(context, 'unreachable') !== null } };
}

export async function callbackPage(context: GetServerSidePropsContext): Promise<PageAnswer<CallbackProps>> {
  const finished = await finishSignIn(context);
  if (finished !== null && finished !== 'failed') return { kind: 'redirect', to: finished.returnTo };
  const answer = queryValue(context, 'code') ?? queryValue(context, 'error');
  const hasAnswer = Boolean(answer && queryValue(context, 'state'));
  return { kind: 'page', props: { hasAnswer, hasFailed: finished === 'failed' } };
}

const reasons: ReadonlyMap<string | null, LoggedOutProps['reason']> = new Map([
  ['session_expired', 'expired'],
  ['token_refused', 'refused'],
]);

/** Any other `message` in the address is ignored and never shown (R-RTE-9). */
export async function loggedOutPage(
  context: Pick<GetServerSidePropsContext, 'query'>,
): Promise<PageAnswer<LoggedOutProps>> {
  const reason = reasons.get(queryValue(context, 'message')) ?? 'signed-out';
  return { kind: 'page', props: { reason, page: safeReturnAddress(queryValue(context, 'page')) } };
}
