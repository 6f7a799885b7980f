/** The first step of a sign-in: what the form sends, and whether e-mail and password are right. */
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { html, type Html } from '@/lib/domain/text/markup';
import type { IssuerSettings } from '../oidc/settings';
import type { SignInView } from '../pages/sign-in';
import { accountByPassword } from '../store/accounts';
import { busyOrThrow, QUEUE_FULL, type Cost } from '../store/passwords';
import type { IdentityTables } from '../store/tables';
import { auditRefused } from './audit';
import { isAnswered } from './challenge';
import { isEmail, NO_EMAIL } from './email';
import { knownDevice } from './known-device';
import { beginAttempt, type Slowed } from './throttle';

export interface PasswordCheck {
  db: Kysely<IdentityTables>;
  settings: IssuerSettings;
  /** Canonical address of the visitor. */
  addressOf: (request: Pick<FastifyRequest, 'raw'>) => Promise<string>;
  now: () => Date;
  passwordCost: Cost;
}

type Problem = SignInView['problems'][number];

/** RFC 5321 §4.5.3.1.3 for the address; a password over the limit is rejected without being read. */
const formSchema = z.object({
  email: z.string().trim().max(254).catch(''),
  password: z.string().max(1024).catch(''),
  pass: z.string().max(300).catch(''),
  code: z.string().max(20).catch(''),
  challenge: z.string().max(200).catch(''),
  answer: z.string().max(20).catch(''),
});
export type SignInForm = z.infer<typeof formSchema>;

/** What a sign-in page sent; a field that it cannot have sent is empty. */
export const signInForm = (body: unknown): SignInForm => formSchema.parse(body ?? {});

/** The same text for an unknown e-mail and a wrong password, so that it does not reveal which. */
const WRONG: Problem = { field: 'password', message: 'Incorrect e-mail address or password' };

function missing({ email, password }: SignInForm): Problem[] {
  const problems: Problem[] = [];
  if (email === '') problems.push({ field: 'email', message: 'Enter your e-mail address' });
  else if (!isEmail(email)) problems.push({ field: 'email', message: NO_EMAIL });
  if (password === '') problems.push({ field: 'password', message: 'Enter your password' });
  return problems;
}

/** The part about waiting is taken away by the page's script where it answers the challenge instead. */
export function tooMany(seconds: number): Html {
  const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
  return html`Too many wrong passwords<span data-wait>. Try again in ${wait}</span>`;
}

const BUSY: Problem = { field: 'password', message: QUEUE_FULL };

interface Outcome {
  status: 422 | 429 | 503;
  problems: Problem[];
  slowed?: Slowed;
}

/** The account whose e-mail and password are right, or why there is none. */
export async function checkPassword(request: FastifyRequest, form: SignInForm, options: PasswordCheck) {
  const { db, settings, addressOf, now, passwordCost } = options;
  const problems = missing(form);
  if (problems.length > 0) return { status: 422, problems } satisfies Outcome;
  const [secret] = settings.cookieKeys;
  const device = knownDevice(request.headers.cookie ?? '', form.email, settings.cookieKeys);
  const isProven = isAnswered(form.challenge, form.answer, settings.cookieKeys, now());
  const challenge = isProven ? form.challenge : null;
  const attempt = { email: form.email, address: await addressOf(request), device, challenge };
  const facts = { address: attempt.address, request, secret, now: now() };
  const begun = await beginAttempt(db, attempt, secret, now());
  if (begun.slowed) {
    const { slowed } = begun;
    if (slowed.isFirst) await auditRefused(db, 'sign_in_slowed', form.email, facts);
    return {
      status: 429,
      problems: [{ field: 'password', message: tooMany(slowed.wait) }],
      slowed,
    } satisfies Outcome;
  }
  const account = await accountByPassword(db, form.email, form.password, passwordCost).catch(busyOrThrow);
  if (account === 'busy') {
    await begun.notChecked();
    return { status: 503, problems: [BUSY] } satisfies Outcome;
  }
  if (!account) {
    await auditRefused(db, 'sign_in_failed', form.email, facts);
    return { status: 422, problems: [WRONG] } satisfies Outcome;
  }
  await begun.succeeded();
  return { account };
}
