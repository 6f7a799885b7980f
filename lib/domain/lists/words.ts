/** What a list and its entries are called on a screen and where they lead. Pure. */
import type { ListSharing, ShownEntry } from '@/lib/contracts/lists';
import { kindName } from '../item-page/kind-names';
import { itemPath } from '../item-page/paths';
import { clockText } from '../playback/moments';

export type NamedEntry = Omit<ShownEntry, 'note'>;

/** The teacher's title, else the item's; null where it is no longer shown and was not named. */
export const entryName = ({ title, item }: Pick<NamedEntry, 'title' | 'item'>): string | null =>
  title || (item?.name ?? null);

const minutesAndTenths = (seconds: number): string => {
  const tenths = Math.round(seconds * 10) % 10;
  return `${clockText(seconds)}${tenths === 0 ? '' : `.${tenths}`}`;
};

/** `Production`, `Production, from 1:30`, `Clip, 1:30 to 2:05.5`. */
export function entryFacts({ kind, start, end, item }: NamedEntry): string {
  const what = item ? kindName(item) : '';
  if (kind === 'clip') return `Clip, ${minutesAndTenths(start ?? 0)} to ${minutesAndTenths(end ?? 0)}`;
  if (kind === 'moment') return `${what}, from ${clockText(start ?? 0)}`;
  return kind === 'document' ? `${what}, document` : what;
}

/** The page of its item, at its moment; null where the item is not shown. */
export function entryPath({ item, start }: NamedEntry): string | null {
  if (!item) return null;
  const path = itemPath(item.type, item.slug);
  return start === null || start < 1 ? path : `${path}?t=${Math.floor(start)}`;
}

export const entryCount = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`);

/** @param organisation name of the viewer's, for their own lists */
export function sharingWords(sharing: ListSharing, organisation: string | null): string {
  if (sharing === 'private') return 'Only you';
  return sharing === 'link' ? 'Anyone with the link' : `Everybody at ${organisation ?? 'your organisation'}`;
}

export const listPath = (id: string): string => `/lists/${encodeURIComponent(id)}`;
