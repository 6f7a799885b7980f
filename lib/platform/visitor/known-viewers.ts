/**
 * A cache of what the customers service says about people and networks. While that service fails, its last answer is used
 * for up to a day; without one, the most restrictive viewer (design "Points settled" 4). Used by the gateway and services.
 */
import type { CustomersOrganisation, UserData } from '@/lib/contracts/viewer/customers';
import { anonymousViewer, mostRestrictiveViewer, type Viewer } from '@/lib/contracts/viewer/viewer';
import {
  viewerFromOrganisation,
  viewerFromUserData,
  type CountryLookup,
  type ViewerReading,
} from '@/lib/domain/viewer/viewer';
import { LastKnown } from '@/lib/platform/cache/last-known';
import type { CustomersClient } from '@/lib/platform/customers/client';
import type { ContentLists, SignedVisitor } from './signed-visitor';

/** How long an answer about a person or a network is served without asking again. */
const FRESH_MS = 60_000;
/** "Points settled" 4: how long the last known answer is used while the service fails. */
const STALE_MS = 24 * 60 * 60_000;
const MAX_KNOWN = 20_000;

export interface ViewerSources {
  customers: Pick<CustomersClient, 'organisation' | 'organisationByAddress' | 'fetchUserData'>;
  alpha3Of: CountryLookup;
  now: () => Date;
  log: {
    warn: (details: object, message: string) => void;
    error: (details: object, message: string) => void;
  };
}

/** A signed-in person: the subject of a verified token, and the token itself for calls made as that person. */
export interface Person {
  subject: string;
  token: string;
}

/** Nothing else of the viewer: who they are and what they may is what the gateway signed. */
const listsOf = ({ allowedContentIds, blockedContentIds }: Viewer): ContentLists => ({
  allowedContentIds,
  blockedContentIds,
});

export class KnownViewers {
  private readonly users: LastKnown<UserData>;
  private readonly networks: LastKnown<CustomersOrganisation | null>;
  private readonly organisations: LastKnown<CustomersOrganisation | null>;
  private readonly lists: LastKnown<ContentLists>;
  /** Viewers by the answer they were made from, only while that answer is fresh, because subscriptions begin and end. */
  private readonly viewers = new WeakMap<object, { viewer: Viewer; until: number }>();

  constructor(private readonly sources: ViewerSources) {
    const options = { freshMs: FRESH_MS, keepMs: STALE_MS, max: MAX_KNOWN, now: this.now };
    this.users = new LastKnown(options);
    this.networks = new LastKnown(options);
    this.organisations = new LastKnown(options);
    this.lists = new LastKnown(options);
  }

  /** Rejects when the customers service fails and no earlier answer is known. */
  userData({ subject, token }: Person): Promise<UserData> {
    return this.users.get(subject, () => this.sources.customers.fetchUserData(token));
  }

  /** R-ERR-12: never rejects. With no answer known, the person stays signed in, sees the least and plays nothing. */
  async person(person: Person, requestId: string): Promise<Viewer> {
    try {
      return this.personFrom(await this.userData(person), person.subject, requestId);
    } catch (error) {
      this.sources.log.error({ err: error, requestId }, 'User data could not be read');
      return { ...mostRestrictiveViewer, method: 'Okta', userId: person.subject };
    }
  }

  /** The viewer for a network address, when nobody is signed in (R-PUR-5). Never rejects (O-15). */
  async network(address: string, requestId: string): Promise<Viewer> {
    const { customers, log } = this.sources;
    try {
      const organisation = await this.networks.get(address, () => customers.organisationByAddress(address));
      return organisation === null ? anonymousViewer : this.viewerOf(organisation, requestId);
    } catch (error) {
      log.error({ err: error, requestId }, 'The network could not be looked up');
      return mostRestrictiveViewer;
    }
  }

  /** The viewer that an organisation's network has, whatever network the request is from. Never rejects; null: none such. */
  async organisation(id: string, requestId: string): Promise<Viewer | null> {
    const { customers, log } = this.sources;
    try {
      const organisation = await this.organisations.get(id, () => customers.organisation(id));
      return organisation === null ? null : this.viewerOf(organisation, requestId);
    } catch (error) {
      log.error({ err: error, requestId }, 'The organisation could not be read');
      return mostRestrictiveViewer;
    }
  }

  /**
   * The whole viewer that the gateway signed. Lists too long for the signature are read here; if they have changed since,
   * the newer ones are used. They are kept for each person and organisation, because others may have been signed with equal
   * lists and have not changed theirs. Never rejects: when lists cannot be read, the viewer is the most restrictive one.
   * @param token of the signed-in person; null for a network
   */
  async signed({ viewer, rights }: SignedVisitor, token: string | null, requestId: string): Promise<Viewer> {
    if (typeof rights !== 'string') return { ...viewer, ...rights };
    try {
      const key = JSON.stringify([viewer.userId, viewer.organisationId, rights]);
      const lists = await this.lists.get(key, () => this.readLists(viewer, token, requestId));
      return { ...viewer, ...lists };
    } catch (error) {
      this.sources.log.error({ err: error, requestId }, 'Lists of content could not be read');
      return { ...mostRestrictiveViewer, method: viewer.method, userId: viewer.userId };
    }
  }

  private readonly now = () => this.sources.now().getTime();

  private async readLists(
    { userId, organisationId }: SignedVisitor['viewer'],
    token: string | null,
    requestId: string,
  ): Promise<ContentLists> {
    const { customers } = this.sources;
    if (userId !== null && token !== null)
      return listsOf(this.personFrom(await customers.fetchUserData(token), userId, requestId));
    const organisation = organisationId === null ? null : await customers.organisation(organisationId);
    if (organisation === null) throw new Error('The organisation of the lists is not known');
    return listsOf(this.viewerOf(organisation, requestId));
  }

  private viewerOf(organisation: CustomersOrganisation, requestId: string): Viewer {
    const { alpha3Of } = this.sources;
    return this.made(organisation, requestId, (now) => viewerFromOrganisation(organisation, now, alpha3Of));
  }

  private personFrom(data: UserData, subject: string, requestId: string): Viewer {
    const { alpha3Of } = this.sources;
    return this.made(data, requestId, (now) => viewerFromUserData(data, subject, now, alpha3Of));
  }

  private made(answer: object, requestId: string, read: (now: Date) => ViewerReading): Viewer {
    const { log, now } = this.sources;
    const known = this.viewers.get(answer);
    if (known && this.now() < known.until) return known.viewer;
    const { viewer, errors, warnings } = read(now());
    for (const message of errors) log.error({ requestId }, message);
    for (const message of warnings) log.warn({ requestId }, message);
    this.viewers.set(answer, { viewer, until: this.now() + FRESH_MS });
    return viewer;
  }
}
