import { GuidanceLine } from '@/components/player/guidance/GuidanceLine';
import { GuidanceTimes } from '@/components/player/guidance/GuidanceTimes';
import { NativePlayer } from '@/components/player/native/NativePlayer';
import type { NativePlay } from '@/lib/contracts/media/native-play';
import type { ShownEntry } from '@/lib/contracts/personal/lists';
import { entrySpans, guidanceNames } from '@/lib/domain/lists/words';
import { guidanceToAccept } from '@/lib/domain/playback/before-play';

/** Shows an entry with the browser's native elements, for pages without script: a recording after what it warns of. */
export function NativeEntry({ entry, played }: { entry: ShownEntry; played: NativePlay }) {
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
      {played.documents.map(({ name, url }) => (
        <li key={url}>
          <a href={url}>Read {name}</a>
        </li>
      ))}
    </ul>
  );
}
