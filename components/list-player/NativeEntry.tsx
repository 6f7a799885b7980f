import { GuidanceLine } from '@/components/player/guidance/GuidanceLine';
import { GuidanceTimes } from '@/components/player/guidance/GuidanceTimes';
import { NativePlayer } from '@/components/player/native/NativePlayer';
import type { NativePlay } from '@/lib/contracts/media/native-play';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { entrySpans, guidanceNames } from '@/lib/domain/lists/words';
import { guidanceToAccept } from '@/lib/domain/playback/before-play';

interface NativeEntryProps {
  entry: ShownEntry;
  played: NativePlay;
  /** Of the page, which leads to documents. */
  path: string;
}

/** Shows an entry with the browser's native elements, for pages without script: a recording after what it warns of. */
export function NativeEntry({ entry, played, path }: NativeEntryProps) {
  if (played.type !== 'documents')
    return (
      <>
        <GuidanceLine
          names={guidanceNames(entry)}
          mustAccept={entry.item !== null && guidanceToAccept(entry.item).length > 0}
        />
        <GuidanceTimes spans={entrySpans(entry)} isWhole />
        <NativePlayer recording={played} />
      </>
    );
  return (
    <ul>
      {entry.documents.map(({ id, name }) => (
        <li key={id}>
          <a href={`${path}?${String(new URLSearchParams({ entry: entry.id, document: id }))}`}>
            Read {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
