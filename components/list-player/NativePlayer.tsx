import styles from './list-player.module.css';

/** What the browser can show without script: a recording with its text tracks, or documents. */
export type NativePlayed = { entryId: string; name: string } & (
  | {
      type: 'video' | 'audio';
      src: string;
      captions: readonly { kind: string; lang: string; label: string; url: string }[];
    }
  | { type: 'documents'; documents: readonly { name: string; url: string }[] }
);

/** Shows an entry with the browser's native elements, for pages without script, where the browser can. */
export function NativePlayer({ played }: { played: NativePlayed }) {
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
