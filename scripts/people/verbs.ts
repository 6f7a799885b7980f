/** The verbs of `npm run accounts`. Each returns an exit code; an error is reported in one line that says what to do next. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { PersonRole } from '@/lib/contracts/viewer/permissions';
import { needsSecondFactor } from '@/lib/domain/viewer/roles';
import {
  hasOrganisation,
  factsOfPerson,
  idOfEmail,
  personFacts,
  personRoles,
  putPerson,
  setPersonEmail,
  setPersonStatus,
} from '@/services/customers/people';
import type { CustomersTables } from '@/services/customers/tables';
import { requireSecondFactor, reset, setDisabled } from '@/services/identity/people/access';
import type { Linked, PeopleContext, Refused } from '@/services/identity/people/context';
import { invite } from '@/services/identity/people/invite';
import { listAccounts } from '@/services/identity/people/list';
import { correct } from '@/services/identity/people/correct';
import { ownerLeft, ownerReturned } from '@/services/product/lists/personal';
import type { ProductTables } from '@/services/product/tables';
import type { SignInSessions } from '@/services/identity/store/sessions';

export interface Session {
  people: PeopleContext;
  sessions: SignInSessions;
  customers: Kysely<CustomersTables>;
  product: Kysely<ProductTables>;
  /** Id of the account with the e-mail; null if there is none. */
  idOf: () => Promise<string | null>;
  email: string;
  /** The second address that was given; empty without one. */
  newEmail: string;
  values: {
    organisation?: string;
    role?: string;
    'first-name'?: string;
    'last-name'?: string;
    'second-step'?: boolean;
    end?: boolean;
  };
  say: (line: string) => void;
  complain: (line: string) => void;
}

const NEXT: Readonly<Record<Refused['reason'], string>> = {
  HAS_PASSWORD: 'has an account already; for a new password: npm run accounts -- reset',
  UNKNOWN: 'has no account; to make one: npm run accounts -- invite',
  DISABLED: 'has a disabled account; to open it again: npm run accounts -- enable',
  TAKEN: 'keeps this address: somebody else has the new one; who that is: npm run accounts -- list',
};

function refuse({ email, complain }: Session, { reason }: Refused): number {
  complain(`${email} ${NEXT[reason]}${reason === 'TAKEN' ? '' : ` ${email}`}`);
  return 1;
}

/** Prints the link if no e-mail was sent, since it is then the only way in. */
function tellLink({ email, say, complain }: Session, { link, mail }: Linked): void {
  if (mail === 'sent') return say(`A letter with a link is on its way to ${email}.`);
  if (mail !== null)
    complain(
      `The letter could not be sent (${mail.failed}). Check SMTP_URL, or hand the link over yourself:`,
    );
  else say(`No SMTP_URL is set. Give ${email} this link, which opens once:`);
  say(link);
}

/** The requested role; without an organisation, an administrator becomes an operator of the whole library (superuser). */
function roleOf({ organisation, role = 'teacher' }: Session['values']): PersonRole | null {
  const found = personRoles.find((known) => known === role) ?? null;
  return found === 'administrator' && organisation === undefined ? 'superuser' : found;
}

export async function inviteVerb(session: Session): Promise<number> {
  const { people, customers, email, values, complain } = session;
  const role = roleOf(values);
  const organisationId = values.organisation ?? null;
  if (role === null) {
    complain(`--role must be one of ${personRoles.join(', ')}`);
    return 64;
  }
  if (organisationId === null && role !== 'superuser') {
    complain(`a ${role} belongs to an organisation: say --organisation ID (npm run customers -- list)`);
    return 64;
  }
  if (organisationId !== null && !(await hasOrganisation(customers, organisationId))) {
    complain(
      `there is no organisation ${organisationId}: import it first (npm run customers -- import FILE)`,
    );
    return 1;
  }
  // As the records of people ask for it: an account must not be made for an address that they then refuse.
  if (!z.email().safeParse(email).success) {
    complain(`${email} is not an e-mail address`);
    return 64;
  }
  const names = { firstName: values['first-name'], lastName: values['last-name'] };
  const invited = await invite(people, {
    email,
    givenName: names.firstName,
    familyName: names.lastName,
    needsTotp: needsSecondFactor([role]),
    organisationId,
  });
  if (!invited.ok) return refuse(session, invited);
  const faults = await putPerson(customers, { id: invited.accountId, email, ...names, organisationId, role });
  faults.forEach((fault) => complain(`${email} ${fault}`));
  if (faults.length > 0) return 1;
  tellLink(session, invited);
  return 0;
}

export async function listVerb({ people, customers, say }: Session): Promise<number> {
  const [accounts, facts] = await Promise.all([listAccounts(people.db), personFacts(customers)]);
  if (accounts.length === 0)
    say('There is no account yet. The first: npm run accounts -- invite EMAIL --role administrator');
  for (const { id, email, state, totp } of accounts) {
    const { organisationId = null, roles = [] } = facts.get(id) ?? {};
    const second = totp === null ? '' : totp ? 'second step' : 'second step not set up';
    say(
      [
        email.padEnd(34),
        state.padEnd(9),
        (organisationId ?? '-').padEnd(20),
        roles.join(',').padEnd(14),
        second,
      ]
        .join('  ')
        .trimEnd(),
    );
  }
  return 0;
}

/** Before the account is opened again, since its role may have been given while it could not be used. */
async function requireFactorOfRole({ people, customers, idOf }: Session): Promise<void> {
  const id = await idOf();
  const facts = id === null ? null : await factsOfPerson(customers, id);
  if (id !== null && facts && needsSecondFactor(facts.roles)) await requireSecondFactor(people, id);
}

export async function disableVerb(session: Session, disabled: boolean): Promise<number> {
  const { people, customers, email, say } = session;
  if (!disabled) await requireFactorOfRole(session);
  const done = await setDisabled(people, email, disabled);
  if (!done.ok) return refuse(session, done);
  const { accountId } = done;
  await setPersonStatus(customers, accountId, disabled ? 'DISABLED' : 'ACTIVE');
  const { organisationId } = (await factsOfPerson(customers, accountId)) ?? { organisationId: null };
  if (organisationId !== null) {
    const settleLists = disabled ? ownerLeft : ownerReturned;
    await settleLists(session.product, { userId: accountId, organisationId });
  }
  say(
    disabled
      ? `${email} can no longer sign in, and is signed out everywhere.`
      : `${email} can sign in again.`,
  );
  return 0;
}

export async function resetVerb(session: Session): Promise<number> {
  const totp = session.values['second-step'] ?? false;
  const done = await reset(session.people, session.email, { totp });
  if (!done.ok) return refuse(session, done);
  if (totp)
    session.say(
      `${session.email} is signed out everywhere, and the old password no longer works. A new one, and then a new second step:`,
    );
  tellLink(session, done);
  return 0;
}

/** The address is what somebody signs in with, and where a new password is sent: links of before are void. */
export async function emailVerb(session: Session): Promise<number> {
  const { people, customers, email, newEmail, idOf, say, complain } = session;
  if (!z.email().safeParse(newEmail).success) {
    complain(`say the new address too: npm run accounts -- email ${email} NEW_EMAIL`);
    return 64;
  }
  // Signing in has the new address already where an earlier run was cut off: what the library knows them by is left then.
  const id = (await idOf()) ?? (await idOfEmail(customers, email));
  if (id === null) return refuse(session, { ok: false, reason: 'UNKNOWN' });
  const holder = await idOfEmail(customers, newEmail);
  if (holder !== null && holder !== id) return refuse(session, { ok: false, reason: 'TAKEN' });
  const done = await correct(people, id, { email: newEmail }, { isOperator: true });
  if (!done.ok) return refuse(session, done);
  await setPersonEmail(customers, id, newEmail);
  say(`${email} signs in as ${newEmail} from now on, with the same password.`);
  say(`If they have no password yet, invite them again: npm run accounts -- invite ${newEmail}`);
  return 0;
}

export async function sessionsVerb(session: Session): Promise<number> {
  const { sessions, idOf, values, say } = session;
  const id = await idOf();
  if (id === null) return refuse(session, { ok: false, reason: 'UNKNOWN' });
  if (values.end) {
    const ended = await sessions.endAll(id, { action: 'session_ended' });
    say(`${ended} ended`);
    return 0;
  }
  const list = await sessions.list(id, undefined);
  if (list.length === 0) say('not signed in anywhere');
  for (const { device, network, signedInAt, lastUsedAt } of list)
    say(`${device.padEnd(30)}  ${(network ?? '-').padEnd(20)}  since ${signedInAt}, last used ${lastUsedAt}`);
  return 0;
}
