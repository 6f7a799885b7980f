import type { NativePlay } from '@/lib/contracts/media/native-play';
import styles from './list-player.module.css';

/** Shows an entry with the browser's native elements, for pages without script, where the browser can. */
export function NativePlayer({ played }: { played: NativePlay }) {
  if (played.type === 'documents')
    return (
      <ul>
        {played.documents.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>Read {name}</a>
          </li>
        ))}
      </ul>
    );
  const { type: Player, name, src, captions } = played;
  return (
    <Player controls crossOrigin="anonymous" preload="metadata" aria-label={name} className={styles.native}>
      <source src={src} type="application/vnd.apple.mpegurl" />
      {captions.map(({ lang, label, url }) => (
        <track key={url} kind="captions" src={url} srcLang={lang} label={label} />
      ))}
      <p>This browser cannot play it without JavaScript.</p>
    </Player>
  );
}
