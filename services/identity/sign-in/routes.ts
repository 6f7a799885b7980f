/** The sign-in form: GET shows it, POST checks it and goes back into the authorisation (RFC 6749 §4.1). */
import formbody from '@fastify/formbody';
import { errors } from 'oidc-provider';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Server } from '@/services/common/http';
import type { Issuer } from '../oidc/issuer';
import { securityHeaders } from '../oidc/security-headers';
import { basePath, homeOf, type IssuerSettings } from '../oidc/settings';
import { problemPage } from '../pages/notices';
import { signInPage, type SignInView } from '../pages/sign-in';
import { accountByPassword } from '../store/accounts';
import type { Cost } from '../store/passwords';
import type { IdentityTables } from '../store/tables';
import { auditRefused, auditSignedIn } from './audit';
import { makeChallenge, provenBits } from './challenge';
import { knownDevice, rememberDevice } from './known-device';
import { beginAttempt, forgiveAttempt, type Slowed } from './throttle';

export interface SignInOptions {
  db: Kysely<IdentityTables>;
  issuer: Issuer;
  settings: IssuerSettings;
  /** Canonical address of the visitor. */
  addressOf: (request: Pick<FastifyRequest, 'raw'>) => Promise<string>;
  now: () => Date;
  passwordCost: Cost;
}

type Problem = SignInView['problems'][number];

/** RFC 5321 §4.5.3.1.3 for the address; a password beyond the bound is refused unread. */
const formSchema = z.object({
  email: z.string().trim().max(254).catch(''),
  password: z.string().max(1024).catch(''),
  challenge: z.string().max(200).catch(''),
  answer: z.string().max(20).catch(''),
});
type Form = z.infer<typeof formSchema>;

/** One text for an unknown e-mail and a wrong password: neither is told. */
const WRONG: Problem = { field: 'password', message: 'Incorrect email or password' };

function missing({ email, password }: Form): Problem[] {
  const problems: Problem[] = [];
  if (email === '') problems.push({ field: 'email', message: 'Enter your e-mail address' });
  else if (!/^\S+@\S+$/.test(email))
    problems.push({ field: 'email', message: 'Enter an e-mail address, like name@example.com' });
  if (password === '') problems.push({ field: 'password', message: 'Enter your password' });
  return problems;
}

function tooMany(seconds: number): Problem {
  const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
  return { field: 'password', message: `There were many wrong passwords. Try again in ${wait}` };
}

interface Outcome {
  status: 422 | 429;
  problems: Problem[];
  slowed?: Slowed;
}

/** Who signed in, or why not. */
async function check(request: FastifyRequest, form: Form, options: SignInOptions) {
  const { db, settings, addressOf, now } = options;
  const problems = missing(form);
  if (problems.length > 0) return { status: 422, problems } satisfies Outcome;
  const [secret] = settings.cookieKeys;
  const device = knownDevice(request.headers.cookie ?? '', form.email, settings.cookieKeys);
  const bits = provenBits(form.challenge, form.answer, settings.cookieKeys, now());
  const proof = bits > 0 ? { challenge: form.challenge, bits } : null;
  const attempt = { email: form.email, address: await addressOf(request), device, proof };
  const facts = { address: attempt.address, request };
  const slowed = await beginAttempt(db, attempt, secret, now());
  if (slowed !== null) {
    if (slowed.isFirst) await auditRefused(db, 'sign_in_slowed', form.email, facts);
    return { status: 429, problems: [tooMany(slowed.wait)], slowed } satisfies Outcome;
  }
  const account = await accountByPassword(db, form.email, form.password, options.passwordCost);
  if (!account) {
    await auditRefused(db, 'sign_in_failed', form.email, facts);
    return { status: 422, problems: [WRONG] } satisfies Outcome;
  }
  await forgiveAttempt(db, attempt, secret);
  await auditSignedIn(db, account.id, facts);
  return { account };
}

function sendHtml(reply: FastifyReply, settings: IssuerSettings, status: number, body: string) {
  return reply
    .status(status)
    .headers(securityHeaders(settings, false))
    .type('text/html; charset=utf-8')
    .send(body);
}

/** The page has stood open too long, was opened in another browser, or is used a second time. */
function sendExpired(reply: FastifyReply, settings: IssuerSettings) {
  const body = problemPage({
    home: homeOf(settings),
    base: basePath(settings),
    heading: 'This sign-in page is no longer valid',
    message: 'It was open for too long, or has been used already. Go back to the library and sign in again.',
    reference: null,
  });
  return sendHtml(reply, settings, 400, body);
}

/** A form that another site sends carries that site's origin (RFC 6454 §7). */
function isForeign(request: FastifyRequest, settings: IssuerSettings): boolean {
  const { origin } = request.headers;
  return origin !== undefined && origin !== new URL(settings.issuer).origin;
}

/** The app that the person came from, for the way back; its address was checked when the request was accepted. */
function homeFor(params: Readonly<Record<string, unknown>>, settings: IssuerSettings): string {
  const address = params.redirect_uri;
  return typeof address === 'string' ? `${new URL(address).origin}/` : homeOf(settings);
}

async function show(request: FastifyRequest, reply: FastifyReply, options: SignInOptions) {
  const { settings } = options;
  const { uid, params } = await options.issuer.provider().interactionDetails(request.raw, reply.raw);
  const hint = typeof params.login_hint === 'string' ? params.login_hint.slice(0, 254) : '';
  const view = {
    action: `${basePath(settings)}/interaction/${uid}`,
    home: homeFor(params, settings),
    base: basePath(settings),
    email: hint,
    problems: [],
    challenge: null,
  };
  return sendHtml(reply, settings, 200, signInPage(view));
}

async function submit(request: FastifyRequest, reply: FastifyReply, options: SignInOptions) {
  const { settings, issuer } = options;
  if (isForeign(request, settings)) return sendExpired(reply, settings);
  const { uid, params } = await issuer.provider().interactionDetails(request.raw, reply.raw);
  const form = formSchema.parse(request.body ?? {});
  const outcome = await check(request, form, options);
  if ('account' in outcome) {
    const { id, email } = outcome.account;
    const result = { login: { accountId: id, remember: true } };
    const back = await issuer
      .provider()
      .interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
    const cookie = rememberDevice(email, settings);
    return reply.headers(securityHeaders(settings, false)).header('Set-Cookie', cookie).redirect(back, 303);
  }
  const { slowed } = outcome;
  if (slowed) void reply.header('Retry-After', slowed.wait);
  const view = {
    action: `${basePath(settings)}/interaction/${uid}`,
    home: homeFor(params, settings),
    base: basePath(settings),
    email: form.email,
    problems: outcome.problems,
    challenge: slowed ? makeChallenge(slowed.bits, settings.cookieKeys[0], options.now()) : null,
  };
  return sendHtml(reply, settings, outcome.status, signInPage(view));
}

/** Registered apart, because only these paths read forms here; the provider reads its own bodies. */
export async function registerSignIn(app: Server, options: SignInOptions): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 16 * 1024 });
    const guarded = (answer: typeof show) => async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        return await answer(request, reply, options);
      } catch (error) {
        if (error instanceof errors.SessionNotFound) return sendExpired(reply, options.settings);
        throw error;
      }
    };
    scope.get('/interaction/:uid', guarded(show));
    scope.post('/interaction/:uid', guarded(submit));
  });
}
