import type { NativeRecording } from '@/lib/contracts/media/native-play';
import styles from './native.module.css';

/**
 * A recording with the browser's own controls, for pages without script. Nothing of it loads before it is played but its picture, and
 * the guidance stands before it.
 */
export function NativePlayer({ recording }: { recording: NativeRecording }) {
  const { type: Player, name, src, poster, captions } = recording;
  return (
    <div className={styles.native}>
      <Player
        controls
        crossOrigin="anonymous"
        preload="none"
        aria-label={name}
        {...(Player === 'video' && poster !== null && { poster })}
      >
        <source src={src} type="application/vnd.apple.mpegurl" />
        {captions.map(({ kind, lang, label, url }) => (
          <track key={url} kind={kind} src={url} srcLang={lang} label={label} />
        ))}
      </Player>
      <p className="soft">
        Safari, Chrome and Edge can play this without JavaScript. If nothing plays here, your browser needs
        it.
      </p>
    </div>
  );
}
