/**
 * A person signed in by an issuer: either already known by issuer and subject, or added at their first sign-in if an
 * organisation is bound to that issuer, or refused with a reason (design "Production mode").
 */
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Standing } from '@/lib/contracts/viewer/standing';
import {
  listedBy,
  placementOf,
  refusal,
  type Binding,
  type Profile,
  type Refusal,
} from '@/lib/domain/viewer/placement';
import type { VerifiedToken } from '@/lib/platform/visitor/access-token';
import { unavailable } from '@/lib/platform/service-error';
import { writeAudit } from '@/services/common/audit/write';
import type { Db } from './tables';

/** Refusals are cached, because every page of a refused person asks: without it, each would query issuer and database. */
const REFUSED_MS = 10_000;
const MOST_REFUSED = 5_000;

export interface ArrivalOptions {
  /** The primary: what is written here is read back immediately. */
  db: Db;
  /** Name of the trusted issuer; null for our own, whose people are invited. */
  issuer: string | null;
  /** Fetches the issuer's profile of the bearer, if the token does not contain it. */
  askProfile: (subject: string, token: string) => Promise<Profile | null>;
}

/** Whether the token's person is known, or else the refusal with its reason. */
export type Arrive = (token: VerifiedToken, bearer: string) => Promise<'known' | Refusal>;

/** Bindings to an issuer, of those lists only what is asked for: an issuer of a whole country has thousands, with long lists. */
const bindingsOf = (db: Db, issuer: string, { address, domain }: { address: string; domain: string }) =>
  db
    .selectFrom('issuers')
    .innerJoin('organisations', 'organisations.id', 'issuers.organisation_id')
    .select(({ ref }) => [
      'issuers.organisation_id as organisationId',
      'organisations.name as organisationName',
      sql<
        string[]
      >`case when ${domain} = any(${ref('issuers.domains')}) then array[${domain}] else '{}' end`.as(
        'domains',
      ),
      sql<
        string[]
      >`case when ${address} = any(${ref('issuers.invited')}) then array[${address}] else '{}' end`.as(
        'invited',
      ),
      'issuers.role',
      'issuers.contact',
    ])
    .where('issuer', '=', issuer);

const NOBODY = { address: '', domain: '' };

/** Two of the issuer's bindings, or as many as there are: with one alone, a refusal names the organisation. */
const someBindings = (db: Db, issuer: string): Promise<Binding[]> =>
  bindingsOf(db, issuer, NOBODY).orderBy('issuers.organisation_id').limit(2).execute();

/** The one that `placementOf` chooses for an address, if there is one. */
function bindingListing(db: Db, issuer: string, email: string): Promise<Binding | undefined> {
  const { address, domain } = listedBy(email);
  return bindingsOf(db, issuer, { address, domain })
    .where(
      sql<boolean>`(issuers.invited @> array[${address}]::text[] or issuers.domains @> array[${domain}]::text[])`,
    )
    .orderBy(sql`issuers.invited @> array[${address}]::text[]`, 'desc')
    .orderBy('issuers.organisation_id')
    .limit(1)
    .executeTakeFirst();
}

/** Null if nobody has this subject. */
async function stored(db: Db, issuer: string | null, subject: string): Promise<'known' | Refusal | null> {
  const user = await db
    .selectFrom('users')
    .select(['issuer', 'status'])
    .where('id', '=', subject)
    .executeTakeFirst();
  if (!user) return null;
  if (user.issuer !== issuer) return refusal('TAKEN');
  return user.status === 'ACTIVE' ? 'known' : refusal('DISABLED');
}

const NO_PROFILE: Profile = { email: null, emailVerified: false, givenName: null, familyName: null };

/** Adds a person with their role. False if the e-mail address belongs to somebody else at this issuer. */
async function provision(
  db: Db,
  issuer: string,
  person: { subject: string; profile: Profile; organisationId: string; role: Binding['role'] },
): Promise<boolean> {
  const { subject, profile, organisationId, role } = person;
  return db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('users')
      .values({
        id: subject,
        issuer,
        email: profile.email ?? '',
        first_name: profile.givenName,
        last_name: profile.familyName,
        status: 'ACTIVE',
        organisation_id: organisationId,
        company_id: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return (await stored(tx, issuer, subject)) === 'known';
    await tx
      .insertInto('user_roles')
      .values({ user_id: subject, role, organisation_id: organisationId })
      .execute();
    await writeAudit(tx, {
      service: 'customers',
      action: 'rights_changed',
      actor: { kind: 'person', id: subject },
      organisationId,
      subject: `user:${subject}`,
      details: { what: 'first sign-in', roles: role, issuer },
    });
    return true;
  });
}

export function createArrivals({ db, issuer, askProfile }: ArrivalOptions): Arrive {
  const refused = new LRUCache<string, Refusal>({ max: MOST_REFUSED, ttl: REFUSED_MS });

  /** If the issuer does not answer, the person is not refused: the request fails as UNAVAILABLE. */
  const asked = (subject: string, bearer: string) =>
    askProfile(subject, bearer).catch(unavailable('The identity provider is not answering'));

  const first = async (token: VerifiedToken, bearer: string): Promise<'known' | Refusal> => {
    const { subject } = token;
    const before = await stored(db, issuer, subject);
    if (before !== null) return before;
    if (issuer === null) return refusal('ISSUER_NOT_BOUND');
    const some = await someBindings(db, issuer);
    const profile = token.profile ?? (some.length === 0 ? null : await asked(subject, bearer)) ?? NO_PROFILE;
    const listing = profile.email === null ? undefined : await bindingListing(db, issuer, profile.email);
    const others = some.filter(({ organisationId }) => organisationId !== listing?.organisationId);
    const placement = placementOf(profile, listing ? [listing, ...others] : others);
    if (placement.kind === 'refused') return placement;
    const done = await provision(db, issuer, { subject, profile, ...placement });
    return done ? 'known' : refusal('TAKEN', listing);
  };

  return async (token, bearer) => {
    const { subject } = token;
    const before = refused.get(subject);
    if (before) return before;
    const answer = await first(token, bearer);
    if (answer !== 'known') refused.set(subject, answer);
    return answer;
  };
}

/** The response body. */
export function standingOf(answer: 'known' | Refusal): Standing {
  if (answer === 'known') return { known: true, reason: null, organisationName: null, contact: null };
  const { reason, organisationName, contact } = answer;
  return { known: false, reason, organisationName, contact };
}
