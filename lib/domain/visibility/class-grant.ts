/**
 * What a list opened to a class grants to visitors with its code or link. It is separate from their Viewer, whose method does
 * not change (R-ENT-2): `canPlay` decides for the organisation that opened the list, and `canSee` for `classViewers`; both only
 * for entries of the list. Pure.
 */
import type { ListEntry } from '@/lib/contracts/personal/lists';
import type { Viewer } from '@/lib/contracts/viewer/viewer';
import { partOf } from '../lists/words';
import type { ClipSpan } from '../playback/grant-limits';

export interface OpeningFacts {
  id: string;
  organisationId: string;
  link: string;
  /** Epoch ms. */
  opensAt: number;
  closesAt: number;
  closedAt: number | null;
}

/** Whether the opening is open at `now`. */
export const isOpenAt = ({ opensAt, closesAt, closedAt }: OpeningFacts, now: number): boolean =>
  closedAt === null && now >= opensAt && now < closesAt;

/** The link works anywhere; the id of the opening, which a code leads to, only for people and the network of the organisation. */
export function holdsKey(
  opening: OpeningFacts,
  key: string,
  viewer: Pick<Viewer, 'organisationId'>,
): boolean {
  if (key === opening.link) return true;
  return key === opening.id && viewer.organisationId === opening.organisationId;
}

type Member = Pick<Viewer, 'organisationId' | 'companyId'>;

const belongsNowhere = ({ organisationId, companyId }: Member) =>
  organisationId === null && companyId === null;

/**
 * The viewers who must all see an entry: the organisation that opened the list, and a visitor of another organisation or of a
 * company, whose controls hold for its people in whatever class they are. A visitor of neither is shown what the opener is.
 */
export const classViewers = <Visitor extends Member>(
  { organisationId }: Pick<OpeningFacts, 'organisationId'>,
  opener: Visitor,
  visitor: Visitor,
): Visitor[] =>
  belongsNowhere(visitor) || visitor.organisationId === organisationId ? [opener] : [opener, visitor];

/** What an entry gives access to: the whole recording (`clip` null) or only a clip; null for an entry without a recording. */
export function admittedPart(entry: ListEntry): { clip: ClipSpan | null } | null {
  return entry.kind === 'document' ? null : { clip: partOf(entry) };
}
