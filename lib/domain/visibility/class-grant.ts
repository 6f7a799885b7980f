/**
 * What a list that is opened to a class grants to whoever came by its code or link. It rides beside their Viewer, whose method
 * stays what it is (R-ENT-2): seeing and playing are decided by `canSee` and `canPlay` for the organisation that opened it, and
 * for what the list holds alone. Pure.
 */
import type { ListEntry } from '@/lib/contracts/lists';
import type { Viewer } from '@/lib/contracts/viewer';
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

/** Whether a class is let in at a moment. */
export const isOpenAt = ({ opensAt, closesAt, closedAt }: OpeningFacts, now: number): boolean =>
  closedAt === null && now >= opensAt && now < closesAt;

/** The link opens anywhere; the opening's own id, which a code leads to, for the organisation's people and network alone. */
export function holdsKey(
  opening: OpeningFacts,
  key: string,
  viewer: Pick<Viewer, 'organisationId'>,
): boolean {
  if (key === opening.link) return true;
  return key === opening.id && viewer.organisationId === opening.organisationId;
}

/** What an entry admits to: the whole of its item, or only a part; null for nothing that plays. */
export function admittedPart({ kind, start, end }: ListEntry): { clip: ClipSpan | null } | null {
  if (kind === 'document') return null;
  return { clip: kind === 'clip' && start !== null && end !== null ? { start, end } : null };
}
