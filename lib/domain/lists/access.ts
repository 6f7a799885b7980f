/** Who may read and who may change a list. A list grants nothing: its items are judged for whoever looks. Pure. */
import type { ListSharing } from '@/lib/contracts/lists';
import type { Viewer } from '@/lib/contracts/viewer';

export interface ListFacts {
  id: string;
  /** Null: whoever made it was erased, and the list is the organisation's. */
  ownerId: string | null;
  /** Whoever made it was shut out of the organisation that it is shared with. */
  ownerLeft: boolean;
  organisationId: string | null;
  sharing: ListSharing;
}

export type ListViewer = Pick<Viewer, 'userId' | 'organisationId' | 'isAdmin'>;

const isColleague = ({ organisationId }: ListFacts, viewer: ListViewer): boolean =>
  viewer.userId !== null && organisationId !== null && viewer.organisationId === organisationId;

/**
 * Its owner, who of what they shared with an organisation loses it by going to another; of a list whose owner has left or was
 * erased, the organisation's administrators.
 */
export function mayChange(list: ListFacts, viewer: ListViewer): boolean {
  const isShared = list.sharing === 'organisation';
  if (list.ownerId !== null && viewer.userId === list.ownerId) return !isShared || isColleague(list, viewer);
  const isPassedOn = list.ownerId === null || (list.ownerLeft && isShared);
  return isPassedOn && viewer.isAdmin && isColleague(list, viewer);
}

/**
 * Who may change it, whoever has the address of one that is shared by it, and people with an account of the organisation that
 * one is shared with: not its network, where pupils sit.
 */
export function mayRead(list: ListFacts, viewer: ListViewer): boolean {
  if (list.sharing === 'link' || mayChange(list, viewer)) return true;
  return list.sharing === 'organisation' && isColleague(list, viewer);
}

/** Sharing with an organisation needs one. */
export const mayShare = (list: ListFacts, sharing: ListSharing): boolean =>
  sharing !== 'organisation' || list.organisationId !== null;
