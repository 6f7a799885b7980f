import { Printer } from 'lucide';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CaptionTrack } from '@/lib/contracts/media/media';
import { findLines, lineAt, type CaptionLine } from '@/lib/domain/playback/captions';
import { usePlaybackStore } from '@/stores/playback';
import { Button } from '@/components/ui/form/Button';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { Field } from '@/components/ui/form/Field';
import { FindBar } from '@/components/ui/form/FindBar';
import { Icon } from '@/components/ui/picture/Icon';
import { useNotes } from './use-notes';
import type { Said } from './use-said';
import { TranscriptLines } from './TranscriptLines';
import styles from './transcript.module.css';

interface TranscriptProps {
  itemId: string;
  name: string;
  /** What the search that led here looks for. */
  said: Said | null;
  /** BCP 47 tag of the lines' language. */
  lang: string;
  lines: readonly CaptionLine[];
  /** The languages in which it can be read. */
  tracks: readonly CaptionTrack[];
  onLanguage: (lang: string) => void;
}

/** Shown when there is a choice; each language by its own name. */
function LanguageChoice({
  tracks,
  lang,
  onLanguage,
}: Pick<TranscriptProps, 'tracks' | 'lang' | 'onLanguage'>) {
  if (tracks.length < 2) return null;
  return (
    <Field label="Language" hideLabel>
      {(control) => (
        <select {...control} value={lang} onChange={(event) => onLanguage(event.target.value)}>
          {tracks.map((track) => (
            <option key={track.lang} value={track.lang} lang={track.lang}>
              {track.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The first line with the words that starts at or after the second in the address, which has no fraction. */
function placeOf(said: Said | null, lines: readonly CaptionLine[]): number {
  const from = said?.seconds ?? 0;
  const found = findLines(said?.words ?? '', lines);
  const at = found.findIndex((index) => (lines[index]?.start ?? 0) >= from);
  return Math.max(at, 0);
}

/** The words of a recording: they follow playback, each line plays from there, and they can be searched and printed. */
export function Transcript({ itemId, name, said, lines, lang, tracks, onLanguage }: TranscriptProps) {
  const [words, setWords] = useState(said?.words ?? '');
  const [place, setPlace] = useState(() => placeOf(said, lines));
  const notes = useNotes(itemId);
  const [follow, setFollow] = useState(true);
  const list = useRef<HTMLElement>(null);
  const current = usePlaybackStore((state) => (state.status === 'idle' ? -1 : lineAt(state.seconds, lines)));
  const found = useMemo(() => findLines(words, lines), [words, lines]);
  // In another language the words may be found less often.
  const at = Math.min(place, found.length - 1);
  const chosen = found[at] ?? -1;
  const shown = chosen >= 0 ? chosen : follow ? current : -1;

  // Only the list scrolls, never the page: the reader may be looking at the picture.
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>(`[data-line="${shown}"]`);
    if (!line || !list.current) return;
    // Words that are being written, or what the keyboard has reached, are not scrolled away by the recording.
    if (chosen < 0 && list.current.querySelector('form[data-asked], :focus-visible')) return;
    list.current.scrollTo({ top: line.offsetTop - list.current.clientHeight / 3 });
  }, [shown, chosen]);

  return (
    <div className={styles.transcript}>
      <div className={styles.tools}>
        <FindBar
          label="Search in the transcript"
          place="In the transcript"
          words={words}
          count={found.length}
          at={at}
          onWords={(next) => {
            setWords(next);
            setPlace(0);
          }}
          onStep={(by) => {
            if (found.length > 0) setPlace((at + by + found.length) % found.length);
          }}
        />
        <LanguageChoice tracks={tracks} lang={lang} onLanguage={onLanguage} />
        <Checkbox
          label="Scroll with the recording"
          checked={follow}
          onChange={(event) => setFollow(event.target.checked)}
        />
        <Button look="quiet" size="small" onClick={() => print()}>
          <Icon of={Printer} /> Print
        </Button>
      </div>
      <section ref={list} className={styles.lines} lang={lang} aria-label={`Transcript of ${name}`}>
        <TranscriptLines lines={lines} current={current} chosen={chosen} words={words} notes={notes} />
      </section>
    </div>
  );
}
