/** Pages below /password: setting a password through a one-time link, and requesting such a link. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Server } from '@/services/common/http/http';
import type { Logger } from '@/services/common/log';
import type { Mailer } from '@/services/common/mail';
import { basePath, isForeign, wayOf, type IssuerSettings } from '../oidc/settings';
import {
  forgottenPage,
  letterSentPage,
  linkOverPage,
  passwordSetPage,
  setPasswordPage,
} from '../pages/password';
import { sendPage } from '../pages/send';
import { isEmail, NO_EMAIL } from '../sign-in/email';
import { mayRequestLetter } from '../sign-in/throttle';
import { readLink } from '../store/links';
import { busyOrThrow, QUEUE_FULL, type Cost } from '../store/passwords';
import type { SignInSessions } from '../store/sessions';
import type { IdentityTables } from '../store/tables';
import { sendResetLetter } from './forgotten';
import { passwordFault, SHORTEST_PASSWORD } from './policy';
import { setPassword } from './set-password';

export interface PasswordOptions {
  db: Kysely<IdentityTables>;
  settings: IssuerSettings;
  sessions: SignInSessions;
  /** Null if no mail is set up: people then cannot request a new password themselves. */
  mailer: Mailer | null;
  addressOf: (request: Pick<FastifyRequest, 'raw'>) => Promise<string>;
  now: () => Date;
  passwordCost: Cost;
  log: Logger;
}

const FORGOTTEN = '/password/forgotten';
const formSchema = z.object({
  email: z.string().trim().max(254).catch(''),
  password: z.string().max(1024).catch(''),
});
const paramsSchema = z.object({ token: z.string().max(100) });

const sendOver = (reply: FastifyReply, { settings, mailer }: PasswordOptions) =>
  sendPage(reply, settings, 410, linkOverPage({ ...wayOf(settings), canAsk: mailer !== null }));

/** GET shows the form, POST sets the password. */
async function answerLink(request: FastifyRequest, reply: FastifyReply, options: PasswordOptions) {
  const { db, settings, sessions, addressOf, now, passwordCost: cost } = options;
  const { token } = paramsSchema.parse(request.params);
  const link = await readLink(db, token, now());
  if (!link) return sendOver(reply, options);
  const view = {
    ...wayOf(settings),
    action: `${basePath(settings)}/password/${token}`,
    email: link.email,
    shortest: SHORTEST_PASSWORD,
  };
  if (request.method !== 'POST')
    return sendPage(reply, settings, 200, setPasswordPage({ ...view, problem: null }));
  if (isForeign(request, settings)) return sendOver(reply, options);
  const { password } = formSchema.parse(request.body ?? {});
  const problem = passwordFault(password, link.email);
  if (problem !== null) return sendPage(reply, settings, 422, setPasswordPage({ ...view, problem }));
  const address = await addressOf(request);
  const done = await setPassword({ sessions, cost, address }, token, link, password).catch(busyOrThrow);
  if (done === 'busy')
    return sendPage(reply, settings, 503, setPasswordPage({ ...view, problem: QUEUE_FULL }));
  return done ? sendPage(reply, settings, 200, passwordSetPage(wayOf(settings))) : sendOver(reply, options);
}

/** Sends the e-mail after the response, so that the response is the same, and as fast, for an unknown address. */
function sendLater(options: PasswordOptions, mailer: Mailer, email: string): void {
  const { db, settings, now, log } = options;
  sendResetLetter({ db, mailer, issuer: settings.issuer, now }, email)
    .then((sent) => {
      if (sent !== null && sent !== 'sent')
        log.error({ cause: sent.failed }, 'a letter could not be sent: see SMTP_URL');
    })
    .catch((error: unknown) => log.error({ err: error }, 'a new password could not be offered'));
}

async function answerForgotten(request: FastifyRequest, reply: FastifyReply, options: PasswordOptions) {
  const { db, settings, mailer, addressOf, now } = options;
  if (mailer === null || (request.method === 'POST' && isForeign(request, settings)))
    return sendOver(reply, options);
  const view = { ...wayOf(settings), action: basePath(settings) + FORGOTTEN };
  if (request.method !== 'POST')
    return sendPage(reply, settings, 200, forgottenPage({ ...view, email: '', problem: null }));
  const { email } = formSchema.parse(request.body ?? {});
  if (!isEmail(email))
    return sendPage(reply, settings, 422, forgottenPage({ ...view, email, problem: NO_EMAIL }));
  const isAllowed = await mayRequestLetter(db, await addressOf(request), settings.cookieKeys[0], now());
  if (isAllowed) sendLater(options, mailer, email);
  return sendPage(reply, settings, 200, letterSentPage(wayOf(settings)));
}

export function registerPassword(app: Server, options: PasswordOptions): void {
  const method: ('GET' | 'POST')[] = ['GET', 'POST'];
  app.route({
    url: FORGOTTEN,
    method,
    handler: (request, reply) => answerForgotten(request, reply, options),
  });
  app.route({
    url: '/password/:token',
    method,
    handler: (request, reply) => answerLink(request, reply, options),
  });
}
