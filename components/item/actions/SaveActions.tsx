import { Columns2 } from 'lucide';
import { AccountOnly } from '@/components/auth/AccountOnly';
import { BookmarkToggle } from '@/components/bookmarks/BookmarkToggle';
import { AddToList } from '@/components/lists/add/AddToList';
import { CutClip } from '@/components/lists/clip/CutClip';
import { Icon } from '@/components/ui/picture/Icon';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { compareAddress } from '@/lib/domain/playback/compare';
import type { ItemPage } from '@/lib/domain/item-page/model';
import { usePlaybackStore } from '@/stores/playback';

/** Saves an item, moment or clip, for visitors who can save something. One chunk, so that all buttons appear together. */
export function SaveActions({ page }: { page: ItemPage }) {
  const item = { contentId: page.id, name: page.name };
  const secondsNow = () => {
    const { itemId, seconds } = usePlaybackStore.getState();
    return itemId === page.id ? seconds : 0;
  };
  return (
    <>
      <AccountOnly>
        <BookmarkToggle {...item} />
      </AccountOnly>
      <AddToList {...item} seconds={secondsNow} />
      <CutClip page={page} seconds={secondsNow} />
      {page.recording ? (
        <LinkButton href={compareAddress({ a: page.path })} look="quiet" size="small">
          <Icon of={Columns2} /> Compare
        </LinkButton>
      ) : null}
    </>
  );
}
