/** Who may read and who may edit a list. A list gives no access to its items: those are checked for each viewer. Pure. */
import type { ListSharing } from '@/lib/contracts/personal/lists';
import type { Viewer } from '@/lib/contracts/viewer/viewer';

export interface ListFacts {
  id: string;
  /** Null: the owner's personal data were deleted, and the list belongs to the organisation. */
  ownerId: string | null;
  /** The owner no longer has access to the organisation that it is shared with. */
  ownerLeft: boolean;
  organisationId: string | null;
  sharing: ListSharing;
}

/**
 * `administers`: an administrator of the viewer's own organisation. `isAdmin` would be too much: it is also true for an
 * administrator of any other organisation (R-ROL-3).
 */
export type ListViewer = Pick<Viewer, 'userId' | 'organisationId'> & { administers: boolean };

const isColleague = ({ organisationId }: ListFacts, viewer: ListViewer): boolean =>
  viewer.userId !== null && organisationId !== null && viewer.organisationId === organisationId;

/**
 * Its owner may edit it, except a list shared with an organisation that the owner has since left. If the owner has left or was
 * deleted, the organisation's administrators may.
 */
export function mayChange(list: ListFacts, viewer: ListViewer): boolean {
  const isShared = list.sharing === 'organisation';
  if (list.ownerId !== null && viewer.userId === list.ownerId) return !isShared || isColleague(list, viewer);
  const isPassedOn = list.ownerId === null || (list.ownerLeft && isShared);
  return isPassedOn && viewer.administers && isColleague(list, viewer);
}

/**
 * Those who may edit it, anyone with the address of a list shared by link, and people with an account at the organisation that
 * it is shared with. Visitors recognised only by the organisation's network may not, because they can be pupils.
 */
export function mayRead(list: ListFacts, viewer: ListViewer): boolean {
  if (list.sharing === 'link' || mayChange(list, viewer)) return true;
  return list.sharing === 'organisation' && isColleague(list, viewer);
}

/**
 * A list can be shared only with the organisation that it belongs to, by somebody of that organisation: whoever has left it
 * keeps their private lists, but cannot put them before their former colleagues.
 */
export const mayShare = (list: ListFacts, sharing: ListSharing, viewer: ListViewer): boolean =>
  sharing !== 'organisation' || isColleague(list, viewer);
