/** The sign-in form: GET shows it, POST checks it and resumes the authorisation (RFC 6749 §4.1). */
import { errors } from 'oidc-provider';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Html } from '@/lib/domain/text/markup';
import { loginHint } from '@/lib/domain/viewer/institutions';
import type { Server } from '@/services/common/http/http';
import type { Issuer } from '../oidc/issuer';
import { securityHeaders } from '../oidc/security-headers';
import { basePath, homeOf, isForeign, wayOf, type IssuerSettings } from '../oidc/settings';
import { problemPage } from '../pages/notices';
import { secondFactorPage } from '../pages/second-factor';
import { sendPage } from '../pages/send';
import { signInPage } from '../pages/sign-in';
import { accountOfSignIn, type SignedIn } from '../store/accounts';
import { auditRefused, auditSignedIn } from './audit';
import { makeChallenge } from './challenge';
import { checkPassword, signInForm, tooMany, type PasswordCheck, type SignInForm } from './check-password';
import { rememberDevice } from './known-device';
import {
  makePass,
  newSecret,
  otpAddress,
  readPass,
  secondFactorOf,
  takeCode,
  type Pass,
} from './second-factor';
import { beginAttempt } from './throttle';

export interface SignInOptions extends PasswordCheck {
  issuer: Issuer;
  /** Whether a new password can be requested by e-mail. */
  canReset: boolean;
}

/** The page was open for too long, was opened in another browser, or was used a second time. */
function sendExpired(reply: FastifyReply, settings: IssuerSettings) {
  const body = problemPage({
    ...wayOf(settings),
    heading: 'This sign-in page is no longer valid',
    message: 'It was open for too long, or has been used already. Go back to the library and sign in again.',
    reference: null,
  });
  return sendPage(reply, settings, 400, body);
}

/** Home page of the app that the person came from; its redirect URI was checked when the request was accepted. */
function homeFor(params: Readonly<Record<string, unknown>>, settings: IssuerSettings): string {
  const address = params.redirect_uri;
  return typeof address === 'string' ? `${new URL(address).origin}/` : homeOf(settings);
}

/** What the pages of one sign-in have in common. */
const viewOf = (
  uid: string,
  params: Readonly<Record<string, unknown>>,
  { settings, canReset }: SignInOptions,
) => ({
  action: `${basePath(settings)}/interaction/${uid}`,
  home: homeFor(params, settings),
  base: basePath(settings),
  canReset,
  ending: loginHint(params.login_hint),
});

async function show(request: FastifyRequest, reply: FastifyReply, options: SignInOptions) {
  const { uid, params } = await options.issuer.provider().interactionDetails(request.raw, reply.raw);
  const hint = typeof params.login_hint === 'string' ? params.login_hint.slice(0, 254) : '';
  const email = loginHint(hint) === null ? hint : '';
  const view = { ...viewOf(uid, params, options), email, problems: [], challenge: null };
  return sendPage(reply, options.settings, 200, signInPage(view));
}

/** Completes the sign-in of a person who has passed every check, and resumes the authorisation. */
async function letIn(
  request: FastifyRequest,
  reply: FastifyReply,
  account: Pick<SignedIn, 'id' | 'email' | 'signedInAt'>,
  options: SignInOptions,
) {
  const { db, settings, issuer, addressOf } = options;
  await auditSignedIn(db, account.id, { address: await addressOf(request), request });
  const result = { login: { accountId: account.id, ts: account.signedInAt, remember: true } };
  const back = await issuer
    .provider()
    .interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  const cookie = rememberDevice(account.email, settings);
  return reply.headers(securityHeaders(settings, false)).header('Set-Cookie', cookie).redirect(back, 303);
}

type View = ReturnType<typeof viewOf>;

interface CodeForm {
  pass: Pass;
  /** The pass as the form carries it. */
  sealed: string;
  email: string;
  problem: string | Html | null;
}

/** The page that asks for a code, after a correct password. */
const codePage = (view: View, { pass: { secret }, sealed, email, problem }: CodeForm): Promise<string> =>
  secondFactorPage({
    ...view,
    pass: sealed,
    setUp: secret === '' ? null : { address: otpAddress(email, secret), secret },
    problem,
  });

/** Second step: a code, with the pass from the first step. Throttled like passwords: six digits would soon be guessed. */
async function checkCode(
  request: FastifyRequest,
  reply: FastifyReply,
  { uid, view, form }: { uid: string; view: View; form: SignInForm },
  options: SignInOptions,
) {
  const { db, settings, now, addressOf } = options;
  const pass = readPass(form.pass, uid, settings.cookieKeys, now());
  const account = pass && (await accountOfSignIn(db, pass.accountId, pass.signedInAt));
  const factor = account && (await secondFactorOf(db, account.id));
  if (!factor) return sendExpired(reply, settings);
  const facts = { address: await addressOf(request), request, secret: settings.cookieKeys[0], now: now() };
  const attempt = {
    email: factor.email,
    address: facts.address,
    device: null,
    challenge: null,
    isCode: true,
  };
  const begun = await beginAttempt(db, attempt, settings.cookieKeys[0], now());
  if (!begun.slowed && (await takeCode(db, pass, form.code, now()))) {
    await begun.succeeded();
    return letIn(request, reply, { ...account, signedInAt: pass.signedInAt }, options);
  }
  const { slowed } = begun;
  // A flood of slowed attempts is one line (decision 0029).
  if (slowed === null || slowed.isFirst)
    await auditRefused(db, slowed === null ? 'sign_in_failed' : 'sign_in_slowed', factor.email, facts);
  const problem =
    slowed === null ? 'This code is not right. Wait for the next one and try again' : tooMany(slowed.wait);
  const body = await codePage(view, { pass, sealed: form.pass, email: factor.email, problem });
  return sendPage(reply, settings, slowed === null ? 422 : 429, body);
}

async function submit(request: FastifyRequest, reply: FastifyReply, options: SignInOptions) {
  const { settings, issuer, db } = options;
  if (isForeign(request, settings)) return sendExpired(reply, settings);
  const { uid, params } = await issuer.provider().interactionDetails(request.raw, reply.raw);
  const form = signInForm(request.body);
  const view = viewOf(uid, params, options);
  if (form.pass !== '') return checkCode(request, reply, { uid, view, form }, options);
  const outcome = await checkPassword(request, form, options);
  if ('account' in outcome) {
    const factor = await secondFactorOf(db, outcome.account.id);
    if (!factor) return letIn(request, reply, outcome.account, options);
    const { id: accountId, signedInAt } = outcome.account;
    const pass = { accountId, signedInAt, secret: factor.secret === null ? newSecret() : '' };
    const sealed = makePass(pass, uid, settings.cookieKeys[0], options.now());
    const body = await codePage(view, { pass, sealed, email: factor.email, problem: null });
    return sendPage(reply, settings, 200, body);
  }
  const { slowed, problems } = outcome;
  if (slowed) void reply.header('Retry-After', slowed.wait);
  // An answer counts once, also where nobody looked at the password that came with it.
  const isAsked = slowed?.mayAnswer || (outcome.status === 503 && form.challenge !== '');
  const challenge = isAsked ? makeChallenge(settings.cookieKeys[0], options.now()) : null;
  const body = signInPage({ ...view, email: form.email, problems, challenge });
  return sendPage(reply, settings, outcome.status, body);
}

export function registerSignIn(app: Server, options: SignInOptions): void {
  const guarded = (answer: typeof show) => async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await answer(request, reply, options);
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return sendExpired(reply, options.settings);
      throw error;
    }
  };
  app.get('/interaction/:uid', guarded(show));
  app.post('/interaction/:uid', guarded(submit));
}
