/** What the pages of lists, of classes and of hand-overs show. */
import type { NativePlay } from '@/lib/contracts/media/native-play';
import type { ClassList } from '@/lib/contracts/personal/class';
import type { ListSummary, TeachingList } from '@/lib/contracts/personal/lists';
import type { Note } from '@/lib/contracts/personal/notes';

export interface ListPageProps {
  list: TeachingList;
  /** The viewer's own notes on entries of the list. */
  notes: readonly Note[];
}

export interface PlayPageProps extends ListPageProps {
  /** What plays without script; null: nothing was chosen. */
  native: NativePlay | null;
  /** Id of the entry to begin with; null: the first. */
  at: string | null;
}

/** The prop is not named `problem`, because the frame uses that for a page that cannot be shown. */
export interface CodePageProps {
  code: string;
  refusal: 'WRONG' | 'STOPPED' | null;
}

export interface ClassPageProps {
  list: ClassList;
  /** The key with which the class was entered. */
  classKey: string;
  native: NativePlay | null;
}

/** No class is open at this address, or not for this visitor. */
export interface NoClassProps {
  list: null;
}

export interface HandOverPageProps {
  /** From the QR code's address. */
  code: string;
  /** Id of the list from whose page the person came. */
  chosen: string;
  lists: readonly Pick<ListSummary, 'id' | 'name'>[];
}
