import { LazyStage } from '@/components/player/LazyStage';
import { posterOf } from '@/components/player/source/poster';
import type { PlayerCoreProps } from '@/components/player/source/PlayerCore';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { entryName, entrySpans, partOf } from '@/lib/domain/lists/words';
import { useChapters } from './use-chapters';

/** Loads the player of an entry. */
export const loadEntryStage = () =>
  import('@/components/player/source/PlayerCore').then((part) => part.PlayerCore);

interface EntryStageProps extends Required<
  Pick<PlayerCoreProps, 'grant' | 'asked' | 'clip' | 'loops' | 'onPosition'>
> {
  entry: ShownEntry;
  isGranted: boolean;
  isIdle: boolean;
  onHere: (isHere: true) => void;
}

/** The player of an entry, once its code has loaded. */
export function EntryStage({ entry, isGranted, isIdle, onHere, ...core }: EntryStageProps) {
  const title = entryName(entry) ?? '';
  const poster = posterOf(entry.item?.image ?? null, title);
  const guidance = entrySpans(entry);
  const chapters = useChapters(partOf(entry) === null ? core.grant : null);
  return (
    <LazyStage
      load={loadEntryStage}
      stage={{ ...core, title, poster, guidance, chapters }}
      isGranted={isGranted}
      isIdle={isIdle}
      onHere={onHere}
    />
  );
}
