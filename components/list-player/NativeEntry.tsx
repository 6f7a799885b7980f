import { NativePlayer } from '@/components/player/native/NativePlayer';
import type { NativePlay } from '@/lib/contracts/media/native-play';

/** Shows an entry with the browser's native elements, for pages without script. */
export function NativeEntry({ played }: { played: NativePlay }) {
  if (played.type !== 'documents') return <NativePlayer recording={played} />;
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
